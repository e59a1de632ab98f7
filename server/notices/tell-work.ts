import type pg from 'pg';
import { tellDevices } from '../store/alerts/tell-devices.ts';
import type { WorkChange, WorkDetail } from './notice-details.ts';

/** After that it is old news. */
const LASTS_MS = 24 * 3_600_000;

/** Those that may wait for the end of quiet hours, and are of use longer: nobody sets out for them, or stays at home. */
const LATER_MS = 3 * 24 * 3_600_000;
const canWait: readonly WorkChange[] = ['completed', 'confirmed', 'not-confirmed'];

export interface Worker {
  /** The acceptance. */
  id: string;
  accountId: string;
}

/** Tells one volunteer how their acceptance stands now. `now` in epoch milliseconds. */
export function tellWorker(
  client: pg.PoolClient,
  { id, accountId }: Worker,
  work: WorkChange,
  now: number,
): Promise<void> {
  return tell(client, id, [accountId], work, now);
}

/** Tells all who were on a disaster that it is over, however many they are, or all who have a record in hand what its sender says of it. */
export async function tellWorkers(
  client: pg.PoolClient,
  disasterId: string,
  accounts: readonly string[],
  work: 'completed' | 'ended' | 'moved' | 'message',
  now: number,
): Promise<void> {
  if (accounts.length > 0) await tell(client, disasterId, accounts, work, now);
}

function tell(
  client: pg.PoolClient,
  about: string,
  accounts: readonly string[],
  work: WorkChange,
  at: number,
): Promise<void> {
  const detail: WorkDetail = { work };
  const expiresAt = at + (canWait.includes(work) ? LATER_MS : LASTS_MS);
  return tellDevices(client, { kind: 'work', about, detail, to: { accounts }, at, dueAt: at, expiresAt });
}
