import type pg from 'pg';
import type { AidStatus, Lane } from '../../../contract/enumerations.ts';
import type { AidRecord } from '../../../contract/policies/aid-view.ts';
import { aidOf, AID_COLUMNS, type AidRow } from './aid-requests.ts';
import { nearPlace, type Near } from '../database/near-place.ts';
import { URGENT } from './unclaimed-aid.ts';
import { UNCONFIRMED } from '../deliveries/told-delivery.ts';
import { newestBy, splitWords, type Searched } from '../database/common-words.ts';
import { fitsWords } from '../database/word-search.ts';

export interface AidWanted extends Searched {
  status?: AidStatus | undefined;
  lane?: Lane | undefined;
  isUnclaimed: boolean;
  isUrgent: boolean;
  /** Something was handed over that nobody has confirmed. */
  isUnconfirmed: boolean;
  near?: Near | undefined;
  /** Only what came before this one. */
  before?: readonly [createdAtMs: number, id: string] | undefined;
  count: number;
}

/** Each request of which something was handed over that nobody has confirmed, once; its order is the index's. */
const BROUGHT = `(SELECT DISTINCT aid_created_at, aid_id FROM deliveries WHERE ${UNCONFIRMED}
  ORDER BY aid_created_at DESC, aid_id DESC) AS brought JOIN aid_requests ON aid_requests.id = brought.aid_id`;

/** The same of a row of `aid_requests`. */
const WAS_BROUGHT = `COALESCE((SELECT true FROM deliveries WHERE aid_id = aid_requests.id AND ${UNCONFIRMED} LIMIT 1), false)`;

/** Newest first. The columns are those of the indexes; what was not asked for is not in the statement. */
export async function findAidRequests(pool: pg.Pool, wanted: AidWanted): Promise<AidRecord[]> {
  const split = await splitWords(pool, 'aid_requests', wanted);
  const values: unknown[] = [];
  const value = (of: unknown) => `$${values.push(of)}`;
  // Few of all requests, and found by another index where that is one of few: there each is asked.
  const isFew = split.rare.length > 0 || wanted.near !== undefined;
  const isByDelivery = wanted.isUnconfirmed && !isFew;
  const where = [
    'true',
    ...(wanted.lane === undefined ? [] : [`lane = ${value(wanted.lane)}`]),
    ...(wanted.status === undefined ? [] : [`status = ${value(wanted.status)}`]),
    ...(wanted.isUnclaimed ? [`status = 'active' AND NOT claimed`] : []),
    // Words find what was merged too; a list of what is open, or over, has each household once.
    ...((wanted.isUnclaimed || wanted.status !== undefined) && (wanted.search ?? '') === '' ? ['same_as IS NULL'] : []),
    ...(wanted.isUrgent ? [URGENT] : []),
    ...(wanted.isUnconfirmed && !isByDelivery ? [WAS_BROUGHT] : []),
    ...(wanted.near === undefined ? [] : nearPlace(wanted.near, value)),
    ...fitsWords(wanted.search ?? '', { sought: 'sought', unfilled, id: 'id', split, isNear: wanted.isNear }, value),
  ];
  if (wanted.before !== undefined) {
    const [atMs, id] = wanted.before;
    const place = isByDelivery ? 'aid_created_at, aid_id' : 'created_at, id';
    where.push(`(${place}) < (to_timestamp(${value(atMs)}::double precision / 1000), ${value(id)}::uuid)`);
  }
  const { rows } = await pool.query<AidRow>(
    `SELECT ${AID_COLUMNS}, created_at AS at FROM ${isByDelivery ? BROUGHT : 'aid_requests'} WHERE ${where.join(' AND ')}
     ${isByDelivery ? 'ORDER BY aid_created_at DESC, aid_id DESC' : newestBy('aid_requests', 'created_at', split)} LIMIT ${value(wanted.count)}`,
    values,
  );
  return rows.map(aidOf);
}

/** As the index of the needs' words says it. */
const NEEDS = `to_tsvector('pg_catalog.simple', jsonb_path_query_array(requirements, '$[*].type'))`;

/** The same of where it is registered too. */
const ELSEWHERE = `words_of((body::jsonb -> 'elsewhere')::text, NULL::jsonb, '{source,number}')`;

/** Each word in its text, its needs or where it is registered too. */
const unfilled = {
  is: 'sought IS NULL',
  has: (query: string) => `(search @@ ${query} OR ${NEEDS} @@ ${query} OR ${ELSEWHERE} @@ ${query})`,
};
