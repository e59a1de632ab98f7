import type pg from 'pg';
import { languageCodes, type LanguageCode } from '../../../contract/enumerations.ts';
import { countedStates } from '../../../contract/policies/work-states.ts';
import { URGENT } from '../aid/unclaimed-aid.ts';
import type { AskedTable } from '../database/driven.ts';
import { SUN_ZONE } from './at-night.ts';

/** As the index of each says it. */
const columns = {
  reports: {
    isOpen: `lane = 'main' AND stands IN ('pending', 'active') AND over_at IS NULL`,
    askAt: `ask_at(GREATEST(reported_at, confirmed_at), asked_again_at, driven_at, severity IN ('critical', 'severe'))`,
    driven: `(SELECT max(decided_at) FROM acceptances WHERE disaster_id = reports.id AND state = ANY ($2))`,
    states: countedStates,
  },
  aid_requests: {
    isOpen: `lane = 'main' AND status = 'active'`,
    askAt: `ask_at(GREATEST(created_at, confirmed_at), asked_again_at, driven_at, ${URGENT})`,
    driven: `(SELECT max(taken_at) FROM aid_takings WHERE aid_id = aid_requests.id AND state = ANY ($2))`,
    states: ['active'],
  },
} as const satisfies Record<AskedTable, object>;

interface Due {
  /** Epoch milliseconds. */
  now: number;
  /** Where it is day (`zonesByDay`): nobody is woken. */
  zones: readonly number[];
  count: number;
  /** Those of these ids are left out. */
  without: readonly string[];
}

/** So many of those whose question is due, the longest due first: found by an index, in which stands nothing that is not. */
export async function dueToAsk(
  pool: pg.Pool,
  table: AskedTable,
  { now, zones, count, without }: Due,
): Promise<string[]> {
  const { isOpen, askAt } = columns[table];
  const { rows } = await pool.query<{ id: string }>({
    name: `due-to-ask-${table}`,
    text: `SELECT id FROM ${table}
           WHERE ${isOpen} AND ${SUN_ZONE} = ANY ($2::integer[]) AND ${askAt} <= to_timestamp($1::double precision / 1000)
             AND id <> ALL ($4::uuid[])
           ORDER BY ${askAt} LIMIT $3`,
    values: [now, zones, count, without],
  });
  return rows.map(({ id }) => id);
}

/** When somebody set out for it last who has not turned back, in epoch milliseconds; undefined: nobody. Its row is locked, and says so from now on. */
export async function lastDriven(client: pg.PoolClient, table: AskedTable, id: string): Promise<number | undefined> {
  const { driven, states } = columns[table];
  const { rows } = await client.query<{ at: Date | null }>({
    name: `last-driven-${table}`,
    text: `UPDATE ${table} SET driven_at = ${driven} WHERE id = $1 RETURNING driven_at AS at`,
    values: [id, states],
  });
  return rows[0]?.at?.getTime();
}

/** True: nobody else changes it until the transaction ends. False: it is in other hands, or gone. */
export async function holdAsked(client: pg.PoolClient, table: AskedTable, id: string): Promise<boolean> {
  const { rows } = await client.query({
    name: `hold-asked-${table}`,
    text: `SELECT 1 FROM ${table} WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED`,
    values: [id],
  });
  return rows.length > 0;
}

/** Can a push reach a phone that sent it? */
export async function hasPhone(client: pg.PoolClient, id: string): Promise<boolean> {
  const { rows } = await client.query({
    name: 'has-phone-that-follows',
    text: `SELECT 1 FROM followed_records JOIN devices ON devices.id = device_id
           WHERE record_id = $1 AND ended_at IS NULL AND token NOT LIKE '{"none":%' LIMIT 1`,
    values: [id],
  });
  return rows.length > 0;
}

/** It is asked about now; with `isByText` an SMS is to be sent for it. `now` in epoch milliseconds. */
export async function keepAsked(
  client: pg.PoolClient,
  table: AskedTable,
  { id, now, isByText }: { id: string; now: number; isByText: boolean },
): Promise<void> {
  await client.query({
    name: `keep-asked-${table}`,
    text: `UPDATE ${table} SET asked_again_at = to_timestamp($2::double precision / 1000), changed_at = change_time(),
                  ask_text_at = CASE WHEN $3 THEN to_timestamp($2::double precision / 1000) END
           WHERE id = $1`,
    values: [id, now, isByText],
  });
}

export interface TextToAsk {
  id: string;
  contact: string;
  /** Of the device that follows it, also of one that no push reaches; English where none does. */
  language: LanguageCode;
  /** When it was asked about, in epoch milliseconds. */
  askedAt: number;
}

/** Takes the text that is due longest out of the queue, so that no other process sends it, nor this one after its death: it goes once or not. */
export async function takeAskText(pool: pg.Pool, table: AskedTable, now: number): Promise<TextToAsk | undefined> {
  const { rows } = await pool.query<{ id: string; body: string; askedAt: Date; language: string | null }>({
    name: `take-ask-text-${table}`,
    text: `UPDATE ${table} SET ask_text_at = NULL WHERE id = (
             SELECT id FROM ${table} WHERE ask_text_at <= to_timestamp($1::double precision / 1000)
             ORDER BY ask_text_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
           RETURNING id, body, asked_again_at AS "askedAt",
             (SELECT language FROM followed_records JOIN devices ON devices.id = device_id
              WHERE record_id = ${table}.id ORDER BY registered_at DESC LIMIT 1) AS language`,
    values: [now],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const contact = contactIn(row.body);
  const language = languageCodes.find((code) => code === row.language) ?? 'en';
  return { id: row.id, contact, language, askedAt: row.askedAt.getTime() };
}

/** None: there is none, or it cannot be read; the text was taken out, and nobody gets it. */
function contactIn(body: string): string {
  try {
    const { contactNumber } = JSON.parse(body) as { contactNumber?: unknown };
    return typeof contactNumber === 'string' ? contactNumber : '';
  } catch {
    return '';
  }
}

/** The gateway had no time: again from then on. */
export async function delayAskText(pool: pg.Pool, table: AskedTable, { id, askedAt }: TextToAsk, at: number) {
  await pool.query({
    name: `delay-ask-text-${table}`,
    text: `UPDATE ${table} SET ask_text_at = to_timestamp($2::double precision / 1000)
           WHERE id = $1 AND asked_again_at = to_timestamp($3::double precision / 1000)`,
    values: [id, at, askedAt],
  });
}
