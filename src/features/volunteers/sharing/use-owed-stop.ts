import { useEffect } from 'react';
import { settleOwedStop } from '../../../data/commands/volunteers/live-position.ts';
import { whenWorthIt } from '../../../hooks/shared/when-worth-it.ts';

/** Where sharing was ended without a network, the server is told once there is one. */
export function useOwedStop(): void {
  useEffect(() => whenWorthIt(() => void settleOwedStop().catch(console.error)), []);
}
