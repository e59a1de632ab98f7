import type pg from 'pg';
import type { WorkState, WorkStep, WorkWhy } from '../../../contract/enumerations.ts';
import { busyStates, countedStates, isBusy } from '../../../contract/policies/work-states.ts';
import { noteDriven } from '../database/driven.ts';
import { forgetPositions } from './live-positions.ts';

/** Column that tells when the state was reached; every other end stands in `ended_at`. */
const reachedColumns: { readonly [Reached in WorkState | WorkStep]?: string } = {
  'on-the-way': 'on_the_way_at',
  arrived: 'arrived_at',
  done: 'done_at',
};

export interface KeptAcceptance {
  id: string;
  accountId: string;
  disasterId: string;
  state: WorkState;
  why: WorkWhy | null;
  reason: string | null;
  decidedAt: Date;
  /** The last sign that its volunteer comes: the acceptance itself, or "still coming". */
  signAt: Date;
  /** When they were asked whether they still come, if they were since that. */
  askedAt: Date | null;
  onTheWayAt: Date | null;
  arrivedAt: Date | null;
  doneAt: Date | null;
  endedAt: Date | null;
}

export const ACCEPTANCE_COLUMNS = `acceptances.id, acceptances.account_id AS "accountId",
  acceptances.disaster_id AS "disasterId", acceptances.state, acceptances.why, acceptances.reason,
  acceptances.decided_at AS "decidedAt", acceptances.sign_at AS "signAt", acceptances.asked_at AS "askedAt", acceptances.on_the_way_at AS "onTheWayAt",
  acceptances.arrived_at AS "arrivedAt", acceptances.done_at AS "doneAt", acceptances.ended_at AS "endedAt"`;

/**
 * Who decides about a volunteer's acceptances takes this first, then the report's row, then the acceptances: always in this order, or
 * two would wait for each other. False where there is no such account any more.
 */
export async function lockAccount(client: pg.PoolClient, accountId: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'lock-account',
    text: 'SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE',
    values: [accountId],
  });
  return rowCount === 1;
}

export async function isOnADisaster(db: pg.Pool | pg.PoolClient, accountId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'is-on-a-disaster',
    text: 'SELECT 1 FROM acceptances WHERE account_id = $1 AND state = ANY ($2)',
    values: [accountId, busyStates],
  });
  return rowCount === 1;
}

/** The acceptance by which the account is, or was to the end, on this disaster: of several the newest. */
export async function acceptanceOn(
  db: pg.Pool | pg.PoolClient,
  accountId: string,
  disasterId: string,
): Promise<KeptAcceptance | undefined> {
  const { rows } = await db.query<KeptAcceptance>({
    name: 'acceptance-on',
    text: `SELECT ${ACCEPTANCE_COLUMNS} FROM acceptances
           WHERE account_id = $1 AND disaster_id = $2 AND state = ANY ($3)
           ORDER BY decided_at DESC, id DESC LIMIT 1`,
    values: [accountId, disasterId, countedStates],
  });
  return rows[0];
}

/** One acceptance, which nobody else changes until the transaction ends. */
export async function lockAcceptance(client: pg.PoolClient, id: string): Promise<KeptAcceptance | undefined> {
  const { rows } = await client.query<KeptAcceptance>({
    name: 'lock-acceptance',
    text: `SELECT ${ACCEPTANCE_COLUMNS} FROM acceptances WHERE id = $1 FOR UPDATE`,
    values: [id],
  });
  return rows[0];
}

export interface NewAcceptance {
  id: string;
  accountId: string;
  disasterId: string;
  state: 'accepted' | 'declined';
  why?: WorkWhy | undefined;
  /** Epoch milliseconds of the device. */
  writtenAt?: number | undefined;
}

export async function insertAcceptance(client: pg.PoolClient, acceptance: NewAcceptance, now: number): Promise<void> {
  const { id, accountId, disasterId, state, why = null, writtenAt = null } = acceptance;
  await client.query({
    name: 'insert-acceptance',
    text: `INSERT INTO acceptances (id, account_id, disaster_id, state, why, decided_at, sign_at, ended_at, device_created_at)
           SELECT $1, $2, $3, $4, $5, moment, moment, CASE $4 WHEN 'declined' THEN moment END,
                  to_timestamp($7::double precision / 1000)
           FROM to_timestamp($6::double precision / 1000) AS moment`,
    values: [id, accountId, disasterId, state, why, now, writtenAt],
  });
  if (state === 'accepted') await noteDriven(client, 'reports', disasterId, now);
}

/** Brings an acceptance to another state. `at` in epoch milliseconds; a way that is walked backwards is no end any more. */
export async function moveAcceptance(
  client: pg.PoolClient,
  id: string,
  to: WorkState,
  at: number,
  { why = null, reason = null }: { why?: WorkWhy | null; reason?: string | null } = {},
): Promise<void> {
  const reached = reachedColumns[to];
  const isOnTheWay = to === 'accepted' || reached !== undefined;
  await client.query({
    name: `move-acceptance-${to}`,
    text: `UPDATE acceptances SET state = $2, why = $3, reason = $4,
                  ended_at = ${isOnTheWay ? 'NULL' : 'moment'}${to === 'accepted' ? ', sign_at = moment, asked_at = NULL' : ''}
                  ${reached === undefined ? '' : `, ${reached} = COALESCE(${reached}, moment)`}
           FROM to_timestamp($5::double precision / 1000) AS moment
           WHERE id = $1`,
    values: [id, to, why, reason, at],
  });
  if (!isBusy(to)) await forgetPositions(client, [id]);
}

/** A step that came behind a later one: where its volunteer is stays, and that they were there is known as well. */
export async function noteReached(client: pg.PoolClient, id: string, step: WorkStep, at: number): Promise<void> {
  const column = reachedColumns[step];
  if (column === undefined) return;
  await client.query({
    name: `note-reached-${step}`,
    text: `UPDATE acceptances SET ${column} = COALESCE(${column}, to_timestamp($2::double precision / 1000)) WHERE id = $1`,
    values: [id, at],
  });
}
