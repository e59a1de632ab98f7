import type pg from 'pg';
import { stopWidening } from './alert-rings.ts';
import { chooseAll, INNER_KM } from './choose-recipients.ts';
import type { LatestDecision } from '../acts/latest-decision.ts';
import type { Around } from './near-devices.ts';
import { keepNotice } from './notices.ts';

/** Milliseconds after which an alert goes to nobody more: what a disaster needs has changed by then. Longer than quiet hours are. */
const ALERT_LASTS_MS = 24 * 3_600_000;

export interface NewAlert extends Around {
  id: string;
  disasterId: string;
  /** Who alerts. */
  accountId: string;
  title: string;
  body: string;
}

/**
 * Records the alert with all whom it goes to, and when the disaster was alerted last. Returns how many; undefined: so many that they are
 * chosen after this, batch by batch, those near it but where they alone are too many. `now` in epoch milliseconds.
 */
export async function keepAlert(client: pg.PoolClient, alert: NewAlert, now: number): Promise<number | undefined> {
  const { id, disasterId, accountId, title, body, at, radiusKm, disaster } = alert;
  await client.query({
    name: 'keep-alert',
    text: `INSERT INTO alerts (id, disaster_id, account_id, title, body, lat, lng, radius_km, chosen, at, asked_km, asked_at, widening)
           SELECT $1::uuid, $2::uuid, $3::uuid, $4::text, $5::text, $6::double precision, $7::double precision,
                  $8::double precision, 0, moment, $8::double precision, moment, $6::double precision IS NOT NULL
           FROM to_timestamp($9::double precision / 1000) AS moment`,
    values: [id, disasterId, accountId, title, body, at?.lat ?? null, at?.lng ?? null, radiusKm, now],
  });
  await stopWidening(client, disasterId, id);
  await keepNotice(client, {
    id,
    kind: 'alert',
    about: disasterId,
    detail: {},
    at: now,
    expiresAt: now + ALERT_LASTS_MS,
  });
  const first = { id, ring: 0 };
  const all = await chooseAll(client, first, { disaster, at, radiusKm });
  const isWide = all === undefined && at !== undefined && radiusKm > INNER_KM;
  const near = isWide ? await chooseAll(client, first, { disaster, at, radiusKm: INNER_KM }) : undefined;
  await client.query({
    name: 'count-recipients',
    text: 'UPDATE alerts SET chosen = $2, choosing = $3, chosen_km = $4 WHERE id = $1',
    values: [id, (all ?? near)?.chosen ?? 0, all === undefined, near === undefined ? 0 : INNER_KM],
  });
  await client.query({
    name: 'note-alert',
    text: `UPDATE reports SET alerted_at = to_timestamp($2::double precision / 1000), changed_at = change_time() WHERE id = $1`,
    values: [disasterId, now],
  });
  return all?.chosen;
}

export interface LatestAlert extends LatestDecision {
  title: string;
  body: string;
  radiusKm: number;
}

/** Who alerted volunteers to a disaster last, and in which words. */
export async function latestAlert(client: pg.PoolClient, disasterId: string): Promise<LatestAlert | undefined> {
  const { rows } = await client.query<Omit<LatestAlert, 'name' | 'at'> & { name: string | null; at: Date }>({
    name: 'latest-alert',
    text: `SELECT account_id AS actor, accounts.name, at, title, body, radius_km AS "radiusKm"
           FROM alerts LEFT JOIN accounts ON accounts.id = account_id
           WHERE disaster_id = $1 ORDER BY at DESC, alerts.id DESC LIMIT 1`,
    values: [disasterId],
  });
  const row = rows[0];
  if (row === undefined) return undefined;
  const { name, at, ...rest } = row;
  return { ...rest, at: at.getTime(), ...(name === null ? {} : { name }) };
}
