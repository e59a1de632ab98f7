import { useEffect } from 'react';
import { useKnownOnline } from './use-online.ts';
import { watchServer } from './watch-server.ts';

/**
 * Whether the server can be reached, for a screen that says so in as many words, and has it asked while it is there. `undefined` until
 * something is known: what the browser believes of its network says nothing of the server.
 */
export function useReachable(): boolean | undefined {
  useEffect(() => watchServer({ isAsking: true }), []);
  return useKnownOnline();
}
