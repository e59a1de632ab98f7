import type pg from 'pg';
import type { DisasterType, Severity } from '../../../contract/enumerations.ts';
import { isAsked, isAskedToo, isFree, isVolunteer, type Around, type TakeValue } from './near-devices.ts';
import { NOTICE_BATCH } from './notice-batches.ts';

/** People chosen in one statement, and phones looked at in one: some tenths of a second, in which nobody else waits for long. */
export const AT_ONCE = 5_000;

/**
 * Chooses all whom the alert goes to, if they are no more than can be chosen at once, and returns how many. Undefined: there are more,
 * and none is chosen yet. Whom it went to before is not chosen a second time.
 */
export async function chooseAll(
  client: pg.PoolClient,
  { id: alertId, ring }: { id: string; ring: number },
  around: Around,
): Promise<{ chosen: number } | undefined> {
  const values: unknown[] = [alertId, AT_ONCE + 1];
  const value: TakeValue = (given) => `$${values.push(given)}`;
  const asked = isAsked(around, value);
  const { rows } = await client.query<{ found: number; chosen: number }>(
    // Phones count for the limit, whosever they are: it only must not be too many.
    `WITH found AS MATERIALIZED (
       SELECT account_id AS id FROM devices WHERE ${asked} LIMIT $2
     ), chosen AS (
       INSERT INTO alert_recipients (alert_id, account_id)
       SELECT DISTINCT $1::uuid, id FROM found WHERE (SELECT count(*) FROM found) < $2
         AND ${isVolunteer('found.id')} AND ${isFree('found.id')}
       ON CONFLICT (alert_id, account_id) DO NOTHING RETURNING account_id
     ), made AS (${batchesOf(ring, around, value)})
     SELECT (SELECT count(*)::int FROM found) AS found, (SELECT count(*)::int FROM chosen) AS chosen`,
    values,
  );
  const { found, chosen } = rows[0] ?? { found: 0, chosen: 0 };
  return found > AT_ONCE ? undefined : { chosen };
}

/**
 * SQL: batches of the devices of `chosen`, in the statement that chooses them: so none is left out, and none in two batches of an alert,
 * whoever dies when. An alert that came with an import has no notice, and goes out no more. They are due as of the alert: the first one first.
 */
function batchesOf(ring: number, around: Around, value: TakeValue): string {
  return `INSERT INTO notice_batches (id, notice_id, ring, devices, marks, due_at)
    SELECT gen_random_uuid(), notices.id, ${value(ring)}::integer, array_agg(device.id),
           array_fill(0::smallint, ARRAY[count(*)::integer]), notices.at
    FROM notices, (
      SELECT devices.id, (row_number() OVER () - 1) / ${NOTICE_BATCH} AS part
      FROM chosen JOIN devices ON devices.account_id = chosen.account_id WHERE ${isAskedToo(around, value)}
    ) AS device
    WHERE notices.id = $1 GROUP BY notices.id, part`;
}

/** Kilometres of the inner ring, whose people are chosen before all others. */
export const INNER_KM = 25;

/** An alert that has not got to all its people yet. */
export interface ChoosingAlert {
  id: string;
  lat: number | null;
  lng: number | null;
  type: DisasterType;
  severity: Severity;
  /** How far is asked by now. */
  askedKm: number;
  /** How often it was asked further away than the admin said. */
  ring: number;
  chosen: number;
  /** All within it are chosen. */
  chosenKm: number;
  /** Of the ring around that, all up to this account. */
  chosenAfter: string | null;
  isWanted: boolean;
}

/** The one that waits longest and is in nobody's hands, until the transaction ends. Not wanted: the disaster is over meanwhile, or another one stands for it. */
export async function lockChoosing(client: pg.PoolClient): Promise<ChoosingAlert | undefined> {
  const { rows } = await client.query<ChoosingAlert>({
    name: 'lock-choosing',
    text: `SELECT alerts.id, alerts.lat, alerts.lng, disaster_type AS type, severity, ring, chosen,
                  coalesce(asked_km, radius_km) AS "askedKm", chosen_km AS "chosenKm", chosen_after AS "chosenAfter", reports.status = 'approved' AND reports.same_as IS NULL AS "isWanted"
           FROM alerts JOIN reports ON reports.id = disaster_id
           WHERE choosing ORDER BY alerts.at, alerts.id LIMIT 1 FOR UPDATE OF alerts SKIP LOCKED`,
  });
  return rows[0];
}

/**
 * Looks at the next so many phones, in the order of whose they are, and chooses those in the ring between `alert.chosenKm` and `outerKm`:
 * however few are in there, no statement reads more. `last` is undefined where that was the rest. Whom another ring has had is had once.
 */
export async function chooseNext(
  client: pg.PoolClient,
  { id, lat, lng, type, severity, ring, chosenKm, chosenAfter }: ChoosingAlert,
  outerKm: number,
): Promise<{ chosen: number; last: string | undefined }> {
  const at = lat === null || lng === null ? undefined : { lat, lng };
  const values: unknown[] = [id, chosenAfter ?? NOBODY, AT_ONCE];
  const value: TakeValue = (given) => `$${values.push(given)}`;
  const around = { disaster: { type, severity }, at, radiusKm: outerKm, beyondKm: chosenKm };
  const { rows } = await client.query<{ chosen: number; last: string | null }>(
    `WITH last AS MATERIALIZED (
       SELECT account_id AS id FROM devices WHERE account_id > $2::uuid ORDER BY account_id OFFSET $3 - 1 LIMIT 1
     ), looked AS MATERIALIZED (
       SELECT * FROM devices WHERE account_id > $2::uuid AND account_id <= coalesce((SELECT id FROM last), '${EVERYBODY}')
       ORDER BY account_id
     ), chosen AS (
       INSERT INTO alert_recipients (alert_id, account_id)
       SELECT DISTINCT $1::uuid, account_id FROM looked AS devices
       WHERE ${isAsked(around, value)} AND ${isVolunteer('devices.account_id')} AND ${isFree('devices.account_id')}
       ON CONFLICT (alert_id, account_id) DO NOTHING RETURNING account_id
     ), made AS (${batchesOf(ring, around, value)})
     SELECT (SELECT count(*)::int FROM chosen) AS chosen, (SELECT id FROM last) AS last`,
    values,
  );
  const { chosen, last } = rows[0] ?? { chosen: 0, last: null };
  return { chosen, last: last ?? undefined };
}

/** Before and behind every id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const EVERYBODY = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** How far it has got. Who looks at the disaster is told when all are chosen. */
export async function keepChoosing(client: pg.PoolClient, alert: ChoosingAlert & { choosing: boolean }): Promise<void> {
  const { id, chosen, chosenKm, chosenAfter, choosing } = alert;
  await client.query({
    name: 'keep-choosing',
    text: `UPDATE alerts SET chosen = $2, chosen_km = $3, chosen_after = $4, choosing = $5 WHERE id = $1`,
    values: [id, chosen, chosenKm, chosenAfter, choosing],
  });
  if (choosing) return;
  await client.query({
    name: 'note-chosen',
    text: `UPDATE reports SET changed_at = change_time() WHERE id = (SELECT disaster_id FROM alerts WHERE id = $1)`,
    values: [id],
  });
}
