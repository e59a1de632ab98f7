import { useEffect } from 'react';
import { settleOwedStop } from '../../data/commands/live-position.ts';
import { whenWorthIt } from '../../hooks/when-worth-it.ts';

/** Where sharing was ended without a network, the server is told once there is one. */
export function useOwedStop(): void {
  useEffect(() => whenWorthIt(() => void settleOwedStop().catch(console.error)), []);
}
