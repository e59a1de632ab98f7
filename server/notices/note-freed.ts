import type pg from 'pg';
import { tellTeam } from './tell-team.ts';
import { recordAct } from '../store/acts/acts.ts';
import { findHead } from '../store/merges/trees.ts';
import type { FreedPlace } from '../store/volunteers/end-acceptances.ts';

/** Why a place is free before its volunteer was done, as the history of the disaster names it. */
export type FreedWhy = 'role' | 'no-step' | 'withdrawn' | 'erased';

interface Freeing {
  why: FreedWhy;
  /** The account that did it; absent: the server, or one that is gone. */
  by?: string | undefined;
}

/**
 * Writes into the disaster's history that a place is free again, and tells whoever alerted to it: a desk that counts on somebody must learn that
 * they are not expected any more. `now` in epoch milliseconds.
 */
export async function noteFreed(
  client: pg.PoolClient,
  { disasterId, state }: FreedPlace,
  { why, by }: Freeing,
  now: number,
): Promise<void> {
  const about = (await findHead(client, 'reports', disasterId)) ?? disasterId;
  await recordAct(client, { actor: by, action: 'place-freed', about, detail: { why, state } }, now);
  await tellTeam(client, disasterId, now);
}
