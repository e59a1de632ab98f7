import type { PublicConfig } from '../../../contract/calls/system.ts';
import { mainDb } from '../db.ts';
import { emergencyNumber, tellEmergencyNumber } from '../emergency-number.ts';
import { CONFIG_KEY } from '../device-settings.ts';

/** Undefined where no server was ever heard: mail is neither promised nor denied, and there is no number to call. */
export type KnownConfig = Omit<PublicConfig, 'mail' | 'emergencyNumber'> & {
  mail: boolean | undefined;
  emergencyNumber: string | undefined;
};

/** What holds until a first answer of the server, and on a phone that never had one. */
const defaultConfig: KnownConfig = {
  emergencyNumber: undefined,
  languages: [],
  demo: false,
  hasAdmin: true,
  mail: undefined,
};

/** This deployment's public settings: the device's copy, else the defaults. Never rejects. */
export async function publicConfig(): Promise<KnownConfig> {
  const row = await mainDb.settings.get(CONFIG_KEY).catch(() => undefined);
  return { ...defaultConfig, ...((row?.value as Partial<PublicConfig> | undefined) ?? import.meta.env.VITE_PUSH_KEYS) };
}

/** For a page that came without a number: the one of the last answer that this device keeps. */
export async function tellKeptNumber(): Promise<void> {
  const { emergencyNumber: kept } = await publicConfig();
  if (emergencyNumber() === undefined) tellEmergencyNumber(kept);
}
