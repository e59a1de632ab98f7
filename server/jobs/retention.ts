import type pg from 'pg';
import { UNANSWERED_DAYS } from '../mail/newsletter-mail.ts';
import { withRetries } from '../store/database/database-trouble.ts';

interface Rule {
  table: string;
  key: string;
  /** SQL over the table's columns; `$1` is the time before which a row has had its day. */
  isOver: string;
  /** Milliseconds that a row is kept after that. */
  keptMs: number;
}

const DAY_MS = 86_400_000;

/** Everything that the server forgets by itself, and when. Receipts, and what people reported, are no part of it. */
const rules: readonly Rule[] = [
  // Dead by their own date; nothing reads them any more.
  { table: 'sessions', key: 'id', isOver: 'expires_at < $1', keptMs: 0 },
  // A used or late link is told from an unknown one for as long as somebody may wonder why it does not work.
  { table: 'reset_links', key: 'token_hash', isOver: 'expires_at < $1', keptMs: DAY_MS },
  // Every bucket is full again after a day at most.
  { table: 'throttles', key: 'key', isOver: 'at < $1', keptMs: DAY_MS },
  // Twice as long as a session lives: a device that was away that long is a stranger.
  { table: 'known_devices', key: 'account_id, device_hash', isOver: 'last_used_at < $1', keptMs: 365 * DAY_MS },
  // Who wrote may come back to what was said within a year of the answer; what nobody answered in two is past answering.
  {
    table: 'contact_messages',
    key: 'id',
    isOver: `(answered_at < $1 OR created_at < $1 - interval '365 days')`,
    keptMs: 365 * DAY_MS,
  },
  // One that never answered the mail, the mark of one that left, and one that waited a year for a server that sends mail.
  {
    table: 'newsletter_subscriptions',
    key: 'id',
    isOver: `(state = 'asked' AND asked_at < $1) OR left_at < $1
      OR (state = 'unconfirmed' AND created_at < $1 - interval '335 days')`,
    keptMs: UNANSWERED_DAYS * DAY_MS,
  },
  // Who got a newsletter is of use while somebody may ask why they did not.
  {
    table: 'newsletter_mails',
    key: 'newsletter_id, subscription_id',
    isOver: 'newsletter_id IN (SELECT id FROM newsletters WHERE ended_at < $1)',
    keptMs: UNANSWERED_DAYS * DAY_MS,
  },
  // Where somebody was when, and what they asked for in vain: of use while the work is talked about. What they did stays.
  {
    table: 'acceptance_steps',
    key: 'id',
    isOver: 'received_at < $1 AND acceptance_id IN (SELECT id FROM acceptances WHERE ended_at < $1)',
    keptMs: 365 * DAY_MS,
  },
  {
    table: 'work_photos',
    key: 'id',
    isOver: 'received_at < $1 AND acceptance_id IN (SELECT id FROM acceptances WHERE ended_at < $1)',
    keptMs: 365 * DAY_MS,
  },
  { table: 'acceptances', key: 'id', isOver: `state = 'declined' AND ended_at < $1`, keptMs: 365 * DAY_MS },
  // What an NGO took back, with its note and its reason. Whom it sent stays among its work.
  {
    table: 'ngo_pledges',
    key: 'id',
    isOver: `state IN ('withdrawn', 'ended') AND ended_at < $1`,
    keptMs: 365 * DAY_MS,
  },
  // Devices ask for what became of their acts within days; whom an alert went to is of use while the work is talked about.
  { table: 'act_outcomes', key: 'id', isOver: 'at < $1', keptMs: 365 * DAY_MS },
  {
    table: 'alert_recipients',
    key: 'id',
    isOver: 'alert_id IN (SELECT id FROM alerts WHERE at < $1)',
    keptMs: 365 * DAY_MS,
  },
  // Registered by nobody, or by somebody whose sign-in has ended: one that follows nothing serves nobody once its phone does not come back
  // within a week, as it would after the next sign-in; one that does is awaited as long as people wait for an answer. A device of an account
  // goes with its sign-in alone: a volunteer who never opens the app until the flood comes is the one whom the alert is for.
  {
    table: 'devices',
    key: 'id',
    isOver: `session_id IS NULL AND registered_at < $1 AND (registered_at < $1 - interval '53 days'
      OR NOT EXISTS (SELECT 1 FROM followed_records WHERE device_id = devices.id))`,
    keptMs: 7 * DAY_MS,
  },
  // A phone that was away for longer gets itself a new address anyway.
  { table: 'ended_addresses', key: 'digest', isOver: 'ended_at < $1', keptMs: 365 * DAY_MS },
  // How far an alert came is of use while the work is talked about; what was told to one person, while it may still be on its way.
  {
    table: 'notices',
    key: 'id',
    isOver: `at < $1 OR (kind <> 'alert' AND expires_at < $1 + interval '335 days')`,
    keptMs: 365 * DAY_MS,
  },
  // Where a volunteer was and what they saw there is of use to nobody once the road is clear.
  { table: 'road_blocks', key: 'id', isOver: 'changed_at < $1 AND counted_from < $1', keptMs: 30 * DAY_MS },
  // India's data protection rules ask for a year of logs; a second one covers a case that is found out late.
  { table: 'acts', key: 'id', isOver: 'at < $1', keptMs: 730 * DAY_MS },
];

/** Rows in one statement: short enough to be in nobody's way. */
const GROUP = 1_000;

/**
 * Forgets what had its day at `now`, in epoch milliseconds. Returns the rows of each table. Harmless in several processes at
 * once: each takes rows that no other holds.
 */
export async function forgetOld(pool: pg.Pool, now: number): Promise<Record<string, number>> {
  const forgotten: Record<string, number> = {};
  for (const rule of rules) forgotten[rule.table] = await forgetBy(pool, rule, now);
  return forgotten;
}

async function forgetBy(pool: pg.Pool, { table, key, isOver, keptMs }: Rule, now: number): Promise<number> {
  const text = `DELETE FROM ${table} WHERE (${key}) IN (
    SELECT ${key} FROM ${table} WHERE ${isOver} LIMIT ${GROUP} FOR UPDATE SKIP LOCKED)`;
  for (let count = 0; ;) {
    const { rowCount } = await withRetries(() => pool.query(text, [new Date(now - keptMs)]));
    count += rowCount ?? 0;
    if ((rowCount ?? 0) < GROUP) return count;
  }
}
