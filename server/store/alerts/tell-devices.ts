import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PushKind } from '../../../contract/entities/push-message.ts';
import { NOTICE_BATCH } from './notice-batches.ts';

/** What is to be told, in no language, and to whom: whoever is signed in to these accounts, or whoever follows the record that it is about. */
export interface Told {
  kind: PushKind;
  /** The record; with that it goes. */
  about: string;
  detail: Readonly<Record<string, unknown>>;
  to: { accounts: readonly string[] } | 'followers';
  /** Epoch milliseconds. */
  at: number;
  dueAt: number;
  expiresAt: number;
}

const followers = 'SELECT device_id AS id FROM followed_records WHERE record_id = $3';
const ofAccounts = 'SELECT id FROM devices WHERE account_id = ANY ($8::uuid[]) AND ended_at IS NULL';

/**
 * Within the transaction of the change that it tells of, so that neither is there without the other, and in one statement, to however many
 * it goes. Where nobody has a device nothing is kept.
 */
export async function tellDevices(client: pg.PoolClient, told: Told): Promise<void> {
  const { kind, about, detail, to, at, dueAt, expiresAt } = told;
  const isToFollowers = to === 'followers';
  await client.query({
    name: isToFollowers ? 'tell-followers' : 'tell-accounts',
    text: `WITH devices_told AS (
             SELECT id, (row_number() OVER () - 1) / ${NOTICE_BATCH} AS part FROM (${isToFollowers ? followers : ofAccounts}) AS whose
           ), notice AS (
             INSERT INTO notices (id, kind, about, detail, at, expires_at)
             SELECT $1, $2, $3, $4::jsonb, to_timestamp($5::double precision / 1000), to_timestamp($6::double precision / 1000)
             WHERE EXISTS (SELECT 1 FROM devices_told) RETURNING id
           )
           INSERT INTO notice_batches (id, notice_id, devices, marks, due_at)
           SELECT gen_random_uuid(), notice.id, array_agg(devices_told.id),
                  array_fill(0::smallint, ARRAY[count(*)::integer]), to_timestamp($7::double precision / 1000)
           FROM notice, devices_told GROUP BY notice.id, part`,
    values: [
      randomUUID(),
      kind,
      about,
      JSON.stringify(detail),
      at,
      expiresAt,
      dueAt,
      ...(isToFollowers ? [] : [to.accounts]),
    ],
  });
}
