import type pg from 'pg';
import { languageCodes, type LanguageCode } from '../../../contract/enumerations.ts';
import { lastAskedAtHours } from '../../../contract/policies/record-age.ts';
import { countedStates } from '../../../contract/policies/work-states.ts';

export type AskedTable = 'reports' | 'aid_requests';

/** A record that may be old enough to be asked about. */
export interface AskCandidate {
  id: string;
  /** When somebody set out for it last, in epoch milliseconds. */
  drivenAt?: number;
}

/** Records of one page. */
export const ASK_PAGE = 200;

const columns = {
  reports: {
    came: 'reported_at',
    isOpen: `stands IN ('pending', 'active') AND over_at IS NULL`,
    driven: `(SELECT max(decided_at) FROM acceptances WHERE disaster_id = reports.id AND state = ANY ($4))`,
    states: countedStates,
  },
  aid_requests: {
    came: 'created_at',
    isOpen: `status = 'active'`,
    driven: `(SELECT max(taken_at) FROM aid_takings WHERE aid_id = aid_requests.id AND state = ANY ($4))`,
    states: ['active'],
  },
} as const satisfies Record<AskedTable, object>;

/**
 * Open records of the main lane, by id behind `after`, that are known since before `knownBefore` alone and were not asked about since
 * `askedBefore` (epoch milliseconds): which of them are due the policy says.
 */
export async function askCandidates(
  pool: pg.Pool,
  table: AskedTable,
  { after, knownBefore, askedBefore }: { after: string; knownBefore: number; askedBefore: number },
): Promise<AskCandidate[]> {
  const { came, isOpen, driven, states } = columns[table];
  const { rows } = await pool.query<{ id: string; driven: Date | null }>({
    name: `ask-candidates-${table}`,
    text: `SELECT id, ${driven} AS driven FROM ${table}
           WHERE id > $1 AND lane = 'main' AND ${isOpen}
             AND greatest(${came}, confirmed_at) <= to_timestamp($2::double precision / 1000)
             AND (asked_again_at IS NULL OR (asked_again_at <= to_timestamp($3::double precision / 1000)
               AND (asked_again_at < greatest(${came}, confirmed_at) + interval '${lastAskedAtHours} hours' OR ${driven} > asked_again_at)))
           ORDER BY id LIMIT ${ASK_PAGE}`,
    values: [after, knownBefore, askedBefore, states],
  });
  return rows.map(({ id, driven: at }) => ({ id, ...(at !== null && { drivenAt: at.getTime() }) }));
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
  const { contactNumber } = JSON.parse(row.body) as { contactNumber?: unknown };
  const contact = typeof contactNumber === 'string' ? contactNumber : '';
  const language = languageCodes.find((code) => code === row.language) ?? 'en';
  return { id: row.id, contact, language, askedAt: row.askedAt.getTime() };
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
