import type pg from 'pg';
import type { NewsletterView } from '../../../contract/entities/newsletter.ts';

const TIME = 'to_timestamp($2::double precision / 1000)';

export interface NewNewsletter {
  id: string;
  subject: string;
  text: string;
  /** The admin who sends it. */
  by: string;
}

/** Undefined where one of this id is there: an id is a newsletter for ever. Within a transaction: all of its mails are there, or it is not. */
export async function insertNewsletter(
  client: pg.PoolClient,
  { id, subject, text, by }: NewNewsletter,
  now: number,
): Promise<number | undefined> {
  const { rowCount } = await client.query(
    `INSERT INTO newsletters (id, created_at, subject, body, written_by, recipients)
     VALUES ($1, ${TIME}, $3, $4, $5, 0) ON CONFLICT DO NOTHING`,
    [id, now, subject, text, by],
  );
  if (rowCount !== 1) return undefined;
  const mails = await client.query(
    `INSERT INTO newsletter_mails (newsletter_id, subscription_id, due_at)
     SELECT $1, id, ${TIME} FROM newsletter_subscriptions WHERE state = 'confirmed'`,
    [id, now],
  );
  const recipients = mails.rowCount ?? 0;
  await client.query('UPDATE newsletters SET recipients = $2 WHERE id = $1', [id, recipients]);
  return recipients;
}

export async function countSubscribers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM newsletter_subscriptions WHERE state = 'confirmed'`,
  );
  return rows[0]?.count ?? 0;
}

interface Row extends Omit<NewsletterView, '_id' | 'createdAt' | 'endedAt' | 'writtenBy'> {
  id: string;
  createdAt: Date;
  endedAt: Date | null;
  writtenBy: string | null;
}

const LETTER = `
  SELECT letter.id, letter.subject, letter.body AS text, letter.created_at AS "createdAt", letter.ended_at AS "endedAt",
         admin.name AS "writtenBy", letter.recipients,
         coalesce(now.waiting, 0) AS waiting, coalesce(now.sent, letter.sent) AS sent, coalesce(now.failed, letter.failed) AS failed,
         coalesce(now.unsure, letter.unsure) AS unsure, coalesce(now.gone, letter.gone) AS left
  FROM newsletters AS letter LEFT JOIN accounts AS admin ON admin.id = letter.written_by
       LEFT JOIN LATERAL (
         SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending'))::int AS waiting,
                count(*) FILTER (WHERE state = 'sent')::int AS sent, count(*) FILTER (WHERE state = 'failed')::int AS failed,
                count(*) FILTER (WHERE state = 'unsure')::int AS unsure, count(*) FILTER (WHERE state = 'left')::int AS gone
         FROM newsletter_mails WHERE newsletter_id = letter.id AND letter.ended_at IS NULL HAVING letter.ended_at IS NULL
       ) AS now ON true`;

/** Newest first. */
export async function findNewsletters(
  pool: pg.Pool,
  { before, count }: { before?: readonly [createdAtMs: number, id: string] | undefined; count: number },
): Promise<NewsletterView[]> {
  const where =
    before === undefined
      ? ''
      : 'WHERE (letter.created_at, letter.id) < (to_timestamp($2::double precision / 1000), $3::uuid)';
  const { rows } = await pool.query<Row>(
    `${LETTER} ${where} ORDER BY letter.created_at DESC, letter.id DESC LIMIT $1`,
    [count, ...(before ?? [])],
  );
  return rows.map(viewOf);
}

export async function findNewsletter(db: pg.Pool | pg.PoolClient, id: string): Promise<NewsletterView | undefined> {
  const { rows } = await db.query<Row>(`${LETTER} WHERE letter.id = $1`, [id]);
  return rows[0] && viewOf(rows[0]);
}

function viewOf({ id, createdAt, endedAt, writtenBy, ...rest }: Row): NewsletterView {
  return {
    _id: id,
    ...rest,
    createdAt: createdAt.toISOString(),
    ...(writtenBy === null ? {} : { writtenBy }),
    ...(endedAt === null ? {} : { endedAt: endedAt.toISOString() }),
  };
}
