import type { PublicConfig } from '../../../contract/calls/system.ts';
import { defaultEmergencyNumber } from '../../../contract/enumerations.ts';
import { mainDb } from '../db.ts';

/** What holds until a first answer of the server, and on a phone that never had one. */
const defaultConfig: PublicConfig = {
  emergencyNumber: defaultEmergencyNumber,
  languages: [],
  demo: false,
  hasAdmin: true,
  mail: false,
};

export const CONFIG_KEY = 'config';

/** This deployment's public settings: the device's copy, else the defaults. Never rejects. */
export async function publicConfig(): Promise<PublicConfig> {
  const row = await mainDb.settings.get(CONFIG_KEY).catch(() => undefined);
  return { ...defaultConfig, ...((row?.value as Partial<PublicConfig> | undefined) ?? import.meta.env.VITE_PUSH_KEYS) };
}
