import type pg from 'pg';
import type { ContactBody } from '../../contract/entities/contact-message.ts';
import type { Lane, MessageState } from '../../contract/enumerations.ts';
import type { MessageRecord } from '../../contract/policies/message-view.ts';
import { fitsWords } from './word-search.ts';

interface Row {
  id: string;
  body: string;
  lane: Lane;
  state: MessageState;
  createdAt: Date;
  answeredAt: Date | null;
  /** Null where nobody marked it, or one whose account is gone. */
  answeredBy: string | null;
}

const MESSAGE = `
  SELECT message.id, message.body, message.lane, message.state, message.created_at AS "createdAt",
         message.answered_at AS "answeredAt", admin.name AS "answeredBy"
  FROM contact_messages AS message LEFT JOIN accounts AS admin ON admin.id = message.answered_by`;

export interface MessagesWanted {
  lane: Lane;
  state: MessageState;
  /** As it was typed: words, or a reference. */
  search?: string | undefined;
  before?: readonly [createdAtMs: number, id: string] | undefined;
  count: number;
}

/** Newest first. Times are whole milliseconds: messages are kept by this server's clock. */
export async function findMessages(
  pool: pg.Pool,
  { lane, state, search = '', before, count }: MessagesWanted,
): Promise<MessageRecord[]> {
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const where = [
    `message.lane = ${value(lane)} AND message.state = ${value(state)}`,
    ...fitsWords(search, { words: 'message.search', id: 'message.id' }, value),
  ];
  if (before !== undefined) {
    const at = `to_timestamp(${value(before[0])}::double precision / 1000)`;
    where.push(`(message.created_at, message.id) < (${at}, ${value(before[1])}::uuid)`);
  }
  const { rows } = await pool.query<Row>(
    `${MESSAGE} WHERE ${where.join(' AND ')} ORDER BY message.created_at DESC, message.id DESC LIMIT ${value(count)}`,
    values,
  );
  return rows.map(recordOf);
}

export async function findMessage(client: pg.PoolClient, id: string): Promise<MessageRecord | undefined> {
  const { rows } = await client.query<Row>({
    name: 'find-message',
    text: `${MESSAGE} WHERE message.id = $1`,
    values: [id],
  });
  return rows[0] && recordOf(rows[0]);
}

/** False where it stood like that already, or is gone. Of two marks at once the second waits for the first. */
export async function writeMark(
  client: pg.PoolClient,
  { id, state, by }: { id: string; state: MessageState; by: string },
  now: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE contact_messages
     SET state = $2, answered_by = CASE $2 WHEN 'answered' THEN $3::uuid END,
         answered_at = CASE $2 WHEN 'answered' THEN to_timestamp($4::double precision / 1000) END
     WHERE id = $1 AND state <> $2`,
    [id, state, by, now],
  );
  return rowCount === 1;
}

/** Is it marked as answered, and not by this admin? */
export async function isAnsweredByOther(
  client: pg.PoolClient,
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM contact_messages WHERE id = $1 AND state = 'answered' AND answered_by IS DISTINCT FROM $2::uuid`,
    [id, by],
  );
  return rows.length > 0;
}

function recordOf({ id, body, lane, state, createdAt, answeredAt, answeredBy }: Row): MessageRecord {
  return {
    id,
    body: JSON.parse(body) as ContactBody,
    lane,
    state,
    createdAt: createdAt.toISOString(),
    ...(answeredAt === null ? {} : { answeredAt: answeredAt.toISOString() }),
    ...(answeredBy === null ? {} : { answeredBy }),
  };
}
