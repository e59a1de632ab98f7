import type pg from 'pg';
import type { RecordMessage } from '../../../contract/entities/record-message.ts';
import type { KeptRecordMessage } from '../../../contract/policies/record-message-view.ts';
import type { MergedTable } from '../merges/trees.ts';

export interface NewMessage {
  /** Of the item that brought it. */
  id: string;
  recordId: string;
  /** Of whom has the record in hand; absent: whoever sent the record wrote it. */
  accountId?: string;
  text: string;
  /** Epoch milliseconds. */
  saidAt: number;
}

/** `now` in epoch milliseconds. */
export async function keepMessage(client: pg.PoolClient, message: NewMessage, now: number): Promise<void> {
  const { id, recordId, accountId, text, saidAt } = message;
  await client.query({
    name: 'keep-record-message',
    text: `INSERT INTO record_messages (id, record_id, account_id, text, said_at, received_at)
           VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000), to_timestamp($6::double precision / 1000))`,
    values: [id, recordId, accountId ?? null, text, saidAt, now],
  });
}

/** How many messages about a record there are from the side of its sender, or from those who have it in hand. */
export async function countMessages(
  client: pg.PoolClient,
  recordId: string,
  from: RecordMessage['from'],
): Promise<number> {
  const { rows } = await client.query<{ count: number }>({
    name: 'count-record-messages',
    text: `SELECT count(*)::integer AS count FROM record_messages
           WHERE record_id = $1 AND (account_id IS NULL) = ($2 = 'sender')`,
    values: [recordId, from],
  });
  return rows[0]?.count ?? 0;
}

/** When whoever sent it wrote last: whoever has a copy of it is told that there is something to read. `at` in epoch milliseconds. */
export async function keepMessaged(client: pg.PoolClient, table: MergedTable, id: string, at: number): Promise<void> {
  await client.query({
    name: `keep-messaged-${table}`,
    text: `UPDATE ${table} SET messaged_at = to_timestamp($2::double precision / 1000), changed_at = change_time() WHERE id = $1`,
    values: [id, at],
  });
}

/** SQL: the messages that meet the condition over `message`, oldest first; null: there are none. */
export const messagesWhere = (condition: string) => `(
  SELECT jsonb_agg(jsonb_build_object(
           'id', message.id, 'text', message.text, 'at', floor(EXTRACT(epoch FROM message.said_at) * 1000),
           'account', message.account_id, 'name', writer.name,
           'organization', CASE WHEN writer.role = 'ngo' THEN COALESCE(profile.organization_name, writer.name) END
         ) ORDER BY message.received_at, message.id)
  FROM record_messages AS message
  LEFT JOIN accounts AS writer ON writer.id = message.account_id
  LEFT JOIN ngo_profiles AS profile ON profile.id = message.account_id
  WHERE ${condition})`;

/** Those about any of the records, oldest first. */
export async function messagesAbout(
  db: pg.Pool | pg.PoolClient,
  recordIds: readonly string[],
): Promise<KeptRecordMessage[]> {
  const { rows } = await db.query<{ messages: KeptRecordMessage[] | null }>({
    name: 'record-messages',
    text: `SELECT ${messagesWhere('message.record_id = ANY ($1::uuid[])')} AS messages`,
    values: [recordIds],
  });
  return rows[0]?.messages ?? [];
}

/** What an account wrote, oldest first. */
export async function messagesBy(
  pool: pg.Pool,
  accountId: string,
): Promise<{ id: string; recordId: string; text: string; saidAt: Date }[]> {
  const { rows } = await pool.query<{ id: string; recordId: string; text: string; saidAt: Date }>({
    name: 'record-messages-by',
    text: `SELECT id, record_id AS "recordId", text, said_at AS "saidAt" FROM record_messages
           WHERE account_id = $1 ORDER BY received_at, id`,
    values: [accountId],
  });
  return rows;
}

/** After an import: messages about records that did not come. */
export async function forgetStrayMessages(client: pg.PoolClient): Promise<void> {
  await client.query(
    `DELETE FROM record_messages WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reports.id = record_id)
       AND NOT EXISTS (SELECT 1 FROM aid_requests WHERE aid_requests.id = record_id)`,
  );
}
