import { defaultEmergencyNumber } from '../../../contract/defaults.ts';
import { useLateQuery } from './use-late-query.ts';
import { useOverdue } from './use-overdue.ts';

/** The deployment's emergency number; `undefined` for the moment in which the device's settings are being read. */
export function useEmergencyNumber(): string | undefined {
  const number = useLateQuery(loadEmergencyNumber);
  const isOverdue = useOverdue(number === undefined);
  return number ?? (isOverdue ? defaultEmergencyNumber : undefined);
}

async function loadEmergencyNumber(): Promise<() => Promise<string>> {
  const { publicConfig } = await import('../../data/queries/config.ts');
  return async () => (await publicConfig()).emergencyNumber;
}
