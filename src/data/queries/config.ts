import type { PublicConfig } from '../../../contract/calls/system.ts';
import { defaultEmergencyNumber } from '../../../contract/defaults.ts';
import { mainDb } from '../db.ts';

/** `mail` is undefined where no server was ever heard: neither promised nor denied. */
export type KnownConfig = Omit<PublicConfig, 'mail'> & { mail: boolean | undefined };

/** What holds until a first answer of the server, and on a phone that never had one. */
const defaultConfig: KnownConfig = {
  emergencyNumber: defaultEmergencyNumber,
  languages: [],
  demo: false,
  hasAdmin: true,
  mail: undefined,
};

export const CONFIG_KEY = 'config';

/** This deployment's public settings: the device's copy, else the defaults. Never rejects. */
export async function publicConfig(): Promise<KnownConfig> {
  const row = await mainDb.settings.get(CONFIG_KEY).catch(() => undefined);
  return { ...defaultConfig, ...((row?.value as Partial<PublicConfig> | undefined) ?? import.meta.env.VITE_PUSH_KEYS) };
}
