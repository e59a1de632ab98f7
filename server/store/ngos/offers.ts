import type pg from 'pg';
import type { AlertWishes } from '../../../contract/entities/device.ts';
import type { ServiceArea } from '../../../contract/entities/ngo.ts';
import { deviceLimits } from '../../../contract/device-limits.ts';
import { limits } from '../../../contract/limits.ts';
import { OFFER_RINGS, offerRing } from '../../../contract/policies/offer-rings.ts';
import { UNCLAIMED, URGENT } from '../aid/unclaimed-aid.ts';

/** What NGOs are offered: a request for aid, or a disaster that lacks volunteers. */
export type OfferKind = 'aid' | 'disaster';

export interface DueOffer {
  kind: OfferKind;
  id: string;
  /** Since when it waits. */
  since: Date;
  /** Does it still wait? Where it does not, it is looked at again when something of it is free. */
  isOpen: boolean;
}

/** SQL over `reports`: it is active and has places for volunteers that are free. */
const LACKS_VOLUNTEERS = `reports.status = 'approved' AND reports.lane = 'main' AND reports.same_as IS NULL
  AND volunteers_wanted > volunteers_accepted + ngo_people`;

/** How each kind is found. `waits`: as its index says it; `isOpen`: what no index can say beside that. */
const kinds = {
  aid: {
    table: 'aid_requests',
    since: 'created_at',
    rank: `CASE WHEN ${URGENT} THEN 0 ELSE 1 END`,
    waits: `same_as IS NULL AND lane = 'main' AND status = 'active'`,
    isOpen: 'NOT claimed',
  },
  disaster: {
    table: 'reports',
    since: 'COALESCE(active_since, reported_at)',
    rank: `CASE severity WHEN 'critical' THEN 0 ELSE 1 END`,
    waits: LACKS_VOLUNTEERS,
    isOpen: 'true',
  },
} as const satisfies Record<OfferKind, object>;

/** Records of a kind in one transaction: they are locked meanwhile. */
const AT_ONCE = 50;

/**
 * Takes out some of that of which something is free, what is urgent and newest first, however many wait: of each kind on its own. The rest
 * stays. `without`: ids that are left where they are.
 */
export async function takeOffers(
  client: pg.PoolClient,
  kind: OfferKind,
  without: readonly string[],
): Promise<DueOffer[]> {
  const { table, since, rank, waits, isOpen } = kinds[kind];
  const { rows } = await client.query<DueOffer>({
    name: `take-offers-${kind}`,
    text: `UPDATE ${table} SET to_offer = false WHERE id = ANY (ARRAY(
             SELECT id FROM ${table} WHERE to_offer AND ${waits} AND id <> ALL ($1::uuid[])
             ORDER BY ${rank}, ${since} DESC LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED))
           RETURNING '${kind}' AS kind, id, ${since} AS since, ${isOpen} AS "isOpen"`,
    values: [without],
  });
  return rows;
}

/** Some of what is to be offered further away by now, the longest due first. `now` in epoch milliseconds. */
export async function dueRings(client: pg.PoolClient, now: number, without: readonly string[]): Promise<DueOffer[]> {
  const of = (kind: OfferKind) => {
    const { table, since, waits, isOpen } = kinds[kind];
    return `SELECT '${kind}' AS kind, id, ${since} AS since, (${waits}) IS TRUE AND ${isOpen} AS "isOpen"
            FROM ${table} JOIN due ON record_id = id`;
  };
  const { rows } = await client.query<DueOffer>({
    name: 'due-rings',
    text: `WITH due AS MATERIALIZED (
             SELECT record_id FROM offered_rings
             WHERE next_at <= to_timestamp($1::double precision / 1000) AND record_id <> ALL ($2::uuid[])
             ORDER BY next_at LIMIT ${AT_ONCE})
           ${of('aid')} UNION ALL ${of('disaster')}`,
    values: [now, without],
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

/** In which ring each was offered now, and when it is offered in the next one: never, where there is none, or nothing of it is free. */
export async function keepRings(client: pg.PoolClient, due: readonly DueOffer[], now: number): Promise<void> {
  const rings = due.map(({ since }) => offerRing(since.getTime(), now));
  const next = due.map(({ since, isOpen }, place) => {
    const ring = rings[place] ?? OFFER_RINGS;
    return isOpen && ring < OFFER_RINGS
      ? new Date(since.getTime() + (ring + 1) * limits.offerWiderMinutes * 60_000)
      : null;
  });
  await client.query({
    name: 'keep-offered-rings',
    text: `INSERT INTO offered_rings (record_id, ring, next_at)
           SELECT id, ring, next_at FROM unnest($1::uuid[], $2::integer[], $3::timestamptz[]) AS item (id, ring, next_at)
           ON CONFLICT (record_id) DO UPDATE SET ring = EXCLUDED.ring, next_at = EXCLUDED.next_at`,
    values: [due.map(({ id }) => id), rings, next],
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
    name: 'count-waiting-longer',
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
