import type pg from 'pg';
import type { AlertWishes } from '../../../contract/entities/device.ts';
import type { ServiceArea } from '../../../contract/entities/ngo.ts';
import { deviceLimits } from '../../../contract/device-limits.ts';
import { limits } from '../../../contract/limits.ts';
import { OFFER_RINGS } from '../../../contract/policies/offer-rings.ts';
import { UNCLAIMED } from '../aid/unclaimed-aid.ts';

/** What NGOs are offered: a request for aid, or a disaster that lacks volunteers. */
export type OfferKind = 'aid' | 'disaster';

export interface DueOffer {
  kind: OfferKind;
  id: string;
  /** Since when it waits, and the ring in which it was offered before; none: it never was. */
  since: Date;
  before: number | null;
}

/** SQL over `reports`: it is active and has places for volunteers that are free. */
const LACKS_VOLUNTEERS = `reports.status = 'approved' AND reports.lane = 'main' AND reports.same_as IS NULL
  AND volunteers_wanted > volunteers_accepted + ngo_people`;

/** SQL: a further ring is due for what waits since this column. `$1`: now, in epoch milliseconds. */
function isDue(since: string): string {
  const turns = `floor(EXTRACT(epoch FROM to_timestamp($1::double precision / 1000) - ${since}) / ${limits.offerWiderMinutes * 60})`;
  // By a clock that is a little ahead it waits since a moment that is still to come: it is offered all the same.
  return `COALESCE(ring, -1) < LEAST(${OFFER_RINGS}, GREATEST(0, ${turns}))`;
}

/** Records in one run: the rest has its turn a minute later. */
const AT_ONCE = 200;

/** What is to be offered, or offered further away, the longest wait first. */
export async function dueOffers(client: pg.PoolClient, now: number): Promise<DueOffer[]> {
  const { rows } = await client.query<DueOffer>({
    name: 'due-offers',
    text: `(SELECT 'aid' AS kind, id, created_at AS since, ring AS before FROM aid_requests
            LEFT JOIN offered_rings ON record_id = aid_requests.id WHERE ${UNCLAIMED} AND ${isDue('created_at')})
           UNION ALL
           (SELECT 'disaster', id, COALESCE(active_since, reported_at), ring FROM reports
            LEFT JOIN offered_rings ON record_id = reports.id
            WHERE ${LACKS_VOLUNTEERS} AND ${isDue('COALESCE(active_since, reported_at)')})
           ORDER BY since, id LIMIT ${AT_ONCE}`,
    values: [now],
  });
  return rows;
}

/** One process at a time, until the transaction ends. */
export async function holdOffers(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('offers ' || current_schema(), 0)) AS held`,
  );
  return rows[0]?.held === true;
}

export async function keepRings(client: pg.PoolClient, rings: ReadonlyMap<string, number>): Promise<void> {
  await client.query({
    name: 'keep-offered-rings',
    text: `INSERT INTO offered_rings (record_id, ring) SELECT id, ring FROM unnest($1::uuid[], $2::integer[]) AS item (id, ring)
           ON CONFLICT (record_id) DO UPDATE SET ring = EXCLUDED.ring`,
    values: [[...rings.keys()], [...rings.values()]],
  });
}

export interface OfferedDevice {
  wishes: AlertWishes;
  lat: number | null;
  lng: number | null;
}

/** An NGO that can be told: what it works on and where, and what each of its devices wants. */
export interface OfferedNgo {
  id: string;
  focusAreas: string[];
  area: ServiceArea | null;
  devices: OfferedDevice[];
}

export async function ngosToOffer(client: pg.PoolClient): Promise<OfferedNgo[]> {
  const { rows } = await client.query<OfferedNgo>({
    name: 'ngos-to-offer',
    text: `SELECT accounts.id, COALESCE(focus_areas, '[]') AS "focusAreas", area,
                  jsonb_agg(jsonb_build_object('wishes', wishes, 'lat', lat, 'lng', lng)) AS devices
           FROM devices JOIN accounts ON accounts.id = devices.account_id LEFT JOIN ngo_profiles ON ngo_profiles.id = accounts.id
           WHERE role = 'ngo' AND status = 'approved' AND session_id IS NOT NULL AND ended_at IS NULL
           GROUP BY accounts.id, focus_areas, area`,
  });
  return rows;
}

interface Offer {
  kind: OfferKind;
  id: string;
  ngos: readonly string[];
  /** Is it one of those of which nobody gets more than so many a day? */
  counts: boolean;
}

/**
 * Notes to whom it is offered, and returns them: nobody twice, nobody who put it aside or answered it, and nobody who has had enough for
 * a day.
 */
export async function keepOffer(
  client: pg.PoolClient,
  { kind, id, ngos, counts }: Offer,
  now: number,
): Promise<string[]> {
  const answered = {
    aid: `SELECT 1 FROM aid_rejections WHERE aid_id = $1 AND ngo_id = ngo.id
          UNION ALL SELECT 1 FROM aid_takings WHERE aid_id = $1 AND ngo_id = ngo.id`,
    disaster: `SELECT 1 FROM disaster_rejections WHERE disaster_id = $1 AND ngo_id = ngo.id
               UNION ALL SELECT 1 FROM ngo_pledges WHERE disaster_id = $1 AND ngo_id = ngo.id`,
  }[kind];
  const { rows } = await client.query<{ id: string }>({
    name: `keep-offer-${kind}`,
    text: `INSERT INTO ngo_offers (record_id, ngo_id, offered_at, counts)
           SELECT $1, ngo.id, to_timestamp($3::double precision / 1000), $4 FROM unnest($2::uuid[]) AS ngo (id)
           WHERE NOT EXISTS (${answered}) AND (NOT $4 OR ${deviceLimits.alertsPerDay} > (
             SELECT count(*) FROM ngo_offers AS other WHERE other.ngo_id = ngo.id AND other.counts
               AND other.offered_at > to_timestamp($3::double precision / 1000) - interval '1 day'))
           ON CONFLICT (record_id, ngo_id) DO NOTHING RETURNING ngo_id AS id`,
    values: [id, ngos, now, counts],
  });
  return rows.map((row) => row.id);
}

/** The service areas of those to whom it was offered, by NGO; an NGO that has set none is not among them. */
export async function areasOffered(pool: pg.Pool, id: string): Promise<ReadonlyMap<string, ServiceArea>> {
  const { rows } = await pool.query<{ id: string; area: ServiceArea }>({
    name: 'areas-offered',
    text: `SELECT ngo_profiles.id, area FROM ngo_offers JOIN ngo_profiles ON ngo_profiles.id = ngo_id
           WHERE record_id = $1 AND area IS NOT NULL`,
    values: [id],
  });
  return new Map(rows.map(({ id: ngo, area }) => [ngo, area]));
}

/** Does it still wait for somebody? */
export async function isStillOpen(pool: pg.Pool, kind: OfferKind, id: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: `is-still-open-${kind}`,
    text:
      kind === 'aid'
        ? `SELECT 1 FROM aid_requests WHERE id = $1 AND ${UNCLAIMED}`
        : `SELECT 1 FROM reports WHERE id = $1 AND ${LACKS_VOLUNTEERS}`,
    values: [id],
  });
  return rowCount === 1;
}

/** How many requests for aid and disasters wait longer than until they are offered further away. */
export async function countWaiting(pool: pg.Pool, now: number): Promise<Record<OfferKind, number>> {
  const since = `<= to_timestamp($1::double precision / 1000) - interval '${limits.offerWiderMinutes} minutes'`;
  const { rows } = await pool.query<Record<OfferKind, number>>({
    name: 'count-waiting',
    text: `SELECT (SELECT count(*)::integer FROM aid_requests WHERE ${UNCLAIMED} AND created_at ${since}) AS aid,
                  (SELECT count(*)::integer FROM reports WHERE ${LACKS_VOLUNTEERS}
                     AND COALESCE(active_since, reported_at) ${since}) AS disaster`,
    values: [now],
  });
  return rows[0] ?? { aid: 0, disaster: 0 };
}

/** Admins, where none was told in the last hour that something waits: what waits is counted when it is sent. */
export async function adminsToTell(client: pg.PoolClient, now: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'admins-to-tell-of-offers',
    text: `SELECT id FROM accounts WHERE role = 'admin' AND status = 'approved' AND NOT EXISTS (
             SELECT 1 FROM notices WHERE kind = 'work' AND jsonb_exists(detail, 'untaken')
               AND at > to_timestamp($1::double precision / 1000) - interval '1 hour')`,
    values: [now],
  });
  return rows.map(({ id }) => id);
}
