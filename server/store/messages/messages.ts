import type pg from 'pg';
import type { ContactBody } from '../../../contract/entities/contact-message.ts';
import type { Lane, MessageState } from '../../../contract/enumerations.ts';
import type { MessageRecord } from '../../../contract/policies/message-view.ts';
import { newestBy, splitWords, type Searched } from '../database/common-words.ts';
import { fitsWords } from '../database/word-search.ts';

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

export interface MessagesWanted extends Searched {
  lane: Lane;
  state: MessageState;
  before?: readonly [createdAtMs: number, id: string] | undefined;
  count: number;
}

const unfilled = { is: 'message.sought IS NULL', has: (query: string) => `message.search @@ ${query}` };

/** Newest first. Times are whole milliseconds: messages are kept by this server's clock. */
export async function findMessages(
  pool: pg.Pool,
  { lane, state, search = '', isNear, before, count }: MessagesWanted,
): Promise<MessageRecord[]> {
  const split = await splitWords(pool, 'contact_messages', { search, isNear });
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  const where = [
    `message.lane = ${value(lane)} AND message.state = ${value(state)}`,
    ...fitsWords(search, { sought: 'message.sought', unfilled, id: 'message.id', split, isNear }, value),
  ];
  if (before !== undefined) {
    const at = `to_timestamp(${value(before[0])}::double precision / 1000)`;
    where.push(`(message.created_at, message.id) < (${at}, ${value(before[1])}::uuid)`);
  }
  const { rows } = await pool.query<Row>(
    `${MESSAGE} WHERE ${where.join(' AND ')} ${newestBy('message', 'created_at', split)} LIMIT ${value(count)}`,
    values,
  );
  return rows.map(recordOf);
}

/** How one message stands, whose row is locked until the transaction ends. */
export interface MarkedMessage {
  state: MessageState;
  /** Epoch milliseconds; absent while it is open. */
  answeredAt?: number | undefined;
  /** The admin's account; absent while it is open, and where that account is gone. */
  answeredBy?: string | undefined;
  answeredByName?: string | undefined;
}

export async function lockMessage(client: pg.PoolClient, id: string): Promise<MarkedMessage | undefined> {
  const { rows } = await client.query<{ state: MessageState; at: Date | null; by: string | null; name: string | null }>(
    {
      name: 'lock-message',
      text: `SELECT message.state, message.answered_at AS at, message.answered_by AS by, admin.name
           FROM contact_messages AS message LEFT JOIN accounts AS admin ON admin.id = message.answered_by
           WHERE message.id = $1 FOR UPDATE OF message`,
      values: [id],
    },
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { state, at, by, name } = row;
  return { state, answeredAt: at?.getTime(), answeredBy: by ?? undefined, answeredByName: name ?? undefined };
}

/** In the transaction of the act, of a locked message. `now` in epoch milliseconds. */
export async function writeMark(
  client: pg.PoolClient,
  { id, state, by }: { id: string; state: MessageState; by: string },
  now: number,
): Promise<void> {
  await client.query({
    name: 'write-mark',
    text: `UPDATE contact_messages
           SET state = $2, answered_by = CASE $2 WHEN 'answered' THEN $3::uuid END,
               answered_at = CASE $2 WHEN 'answered' THEN to_timestamp($4::double precision / 1000) END
           WHERE id = $1`,
    values: [id, state, by, now],
  });
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
