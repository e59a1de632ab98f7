import { publicConfig } from '../data/queries/config.ts';
import { useQuery } from './use-query.ts';

/** Section 9's number, where the device's settings can't be read. */
const DEFAULT_NUMBER = '911';

/** The deployment's emergency number; `undefined` while the device's settings are being read. */
export function useEmergencyNumber(): string | undefined {
  return useQuery(emergencyNumber, []);
}

async function emergencyNumber(): Promise<string> {
  try {
    return (await publicConfig()).emergencyNumber;
  } catch {
    return DEFAULT_NUMBER;
  }
}
