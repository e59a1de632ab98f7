import { useSyncExternalStore } from 'react';
import { emergencyNumber, onEmergencyNumber } from '../../data/emergency-number.ts';

/** The deployment's emergency number; `undefined` where nobody told one. A page that is woken holds the same. */
export function useEmergencyNumber(): string | undefined {
  return useSyncExternalStore(onEmergencyNumber, emergencyNumber, emergencyNumber);
}
