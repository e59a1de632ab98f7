import { plainEmail } from '../../../contract/base/plain-email.ts';
import type pg from 'pg';
import type { SubscriptionBody } from '../../../contract/entities/subscription.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';

/*
 * unconfirmed ──▶ asked ──▶ confirmed        one row an address; the same address again changes nothing
 *      │            │            │
 *      └────────────┴────────────┴──▶ left   the address is deleted, a keyed hash of it stays for some weeks
 */

/** An address that is yet to be confirmed. */
export interface Unconfirmed {
  id: string;
  email: string;
  language: LanguageCode;
}

/** Undefined where there is none, or it is confirmed. */
export async function findUnconfirmed(pool: pg.Pool, emailKey: string): Promise<Unconfirmed | undefined> {
  const { rows } = await pool.query<{ id: string; body: string; language: LanguageCode }>(
    `SELECT id, body, language FROM newsletter_subscriptions
     WHERE email_key = $1 AND state IN ('unconfirmed', 'asked')`,
    [emailKey],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { email } = JSON.parse(row.body) as SubscriptionBody;
  return { id: row.id, email: plainEmail(email), language: row.language };
}

/** Did this address leave so lately that it is not to be written to? */
export async function isResting(pool: pg.Pool, addressMark: string, now: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM newsletter_subscriptions
     WHERE address_mark = $1 AND left_at > to_timestamp($2::double precision / 1000) - make_interval(days => $3)`,
    [addressMark, now, limits.newsletterRestDays],
  );
  return (rowCount ?? 0) > 0;
}

export async function deleteSubscription(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('DELETE FROM newsletter_subscriptions WHERE id = $1', [id]);
}

/**
 * A mail with the token of this hash is about to go out; the link of an earlier one is good no longer. False where the
 * address was confirmed or left meanwhile.
 */
export async function noteAsked(pool: pg.Pool, id: string, confirmHash: string, now: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE newsletter_subscriptions
     SET state = 'asked', confirm_hash = $2, asked_at = to_timestamp($3::double precision / 1000)
     WHERE id = $1 AND state IN ('unconfirmed', 'asked')`,
    [id, confirmHash, now],
  );
  return rowCount === 1;
}

/** That mail could not be sent. */
export async function noteNotAsked(pool: pg.Pool, confirmHash: string): Promise<void> {
  await pool.query(
    `UPDATE newsletter_subscriptions SET state = 'unconfirmed' WHERE confirm_hash = $1 AND state = 'asked'`,
    [confirmHash],
  );
}

/** Addresses that no mail went to yet, those that were never tried first. */
export async function waitingAddresses(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT email_key AS key FROM newsletter_subscriptions WHERE state = 'unconfirmed'
     ORDER BY asked_at NULLS FIRST, created_at, id LIMIT $1`,
    [count],
  );
  return rows.map(({ key }) => key);
}

/** True where the link is good, or was and did its work. */
export async function confirmByHash(pool: pg.Pool, confirmHash: string, now: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE newsletter_subscriptions
     SET state = 'confirmed', confirmed_at = COALESCE(confirmed_at, to_timestamp($2::double precision / 1000))
     WHERE confirm_hash = $1 AND (state = 'confirmed'
       OR asked_at > to_timestamp($2::double precision / 1000) - make_interval(days => $3))`,
    [confirmHash, now, limits.newsletterLinkDays],
  );
  return rowCount === 1;
}

/** The address by which the mark is made; undefined where it is gone already. Locked until the transaction ends. */
export async function lockAddress(client: pg.PoolClient, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ key: string | null }>(
    'SELECT email_key AS key FROM newsletter_subscriptions WHERE id = $1 FOR UPDATE',
    [id],
  );
  return rows[0]?.key ?? undefined;
}

/** Forgets the address, and what a guess at it could be held against: its item's claim and time are part of the digest. */
export async function forgetAddress(
  client: pg.PoolClient,
  id: string,
  addressMark: string,
  now: number,
): Promise<void> {
  await client.query(
    `UPDATE newsletter_subscriptions
     SET state = 'left', left_at = to_timestamp($3::double precision / 1000), address_mark = $2, body = '',
         email_key = NULL, confirm_hash = NULL, claim_hash = NULL, device_created_at = NULL
     WHERE id = $1`,
    [id, addressMark, now],
  );
}
