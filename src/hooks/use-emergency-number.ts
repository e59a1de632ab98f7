import { useLateQuery } from './use-late-query.ts';

/** The deployment's emergency number; `undefined` while the device's settings are being read. */
export function useEmergencyNumber(): string | undefined {
  return useLateQuery(loadEmergencyNumber);
}

async function loadEmergencyNumber(): Promise<() => Promise<string>> {
  const { publicConfig } = await import('../data/queries/config.ts');
  return async () => (await publicConfig()).emergencyNumber;
}
