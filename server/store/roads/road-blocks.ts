import type pg from 'pg';
import type { RoadBlockKind } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';
import type { RoadBlockRecord } from '../../../contract/policies/road-block-view.ts';
import type { Viewer } from '../../../contract/policies/viewer.ts';
import { nearPlace } from '../../places/near-place.ts';

/** Hours that a new one lasts at least: a phone's clock may be years behind, and what it says would be over when it comes. */
const LEAST_HOURS = limits.roadBlockHours / 2;

/** SQL: when it was seen by the clock of its phone, and no later than it came. Times are SQL, `said` may be null. */
export function seenAt(said: string, received: string): string {
  return `LEAST(COALESCE(${said}, ${received}), ${received})`;
}

/** SQL: from when on what was seen at that time lasts. */
export function countedFrom(seen: string, received: string): string {
  return `GREATEST(${seen}, ${received} - interval '${LEAST_HOURS} hours')`;
}

export interface NewRoadBlock {
  id: string;
  accountId: string;
  kind: RoadBlockKind;
  note?: string | undefined;
  lat: number;
  lng: number;
  /** Epoch milliseconds, by the device's clock. */
  createdAt?: number | undefined;
}

/** `now` in epoch milliseconds. */
export async function keepRoadBlock(client: pg.PoolClient, block: NewRoadBlock, now: number): Promise<void> {
  const { id, accountId, kind, note, lat, lng, createdAt } = block;
  await client.query({
    name: 'keep-road-block',
    text: `INSERT INTO road_blocks (id, account_id, kind, note, lat, lng, reported_at, counted_from)
           SELECT $1, $2, $3, $4, $5, $6, seen, ${countedFrom('seen', 'received')}
           FROM to_timestamp($8::double precision / 1000) AS received,
                LATERAL (SELECT ${seenAt('to_timestamp($7::double precision / 1000)', 'received')} AS seen) AS said`,
    values: [id, accountId, kind, note || null, lat, lng, createdAt ?? null, now],
  });
}

/** A volunteer got past it at that time, as their device says. One that is gone meanwhile needs no word. */
export async function notePassed(
  client: pg.PoolClient,
  { id, at }: { id: string; at: number | undefined },
  now: number,
): Promise<void> {
  await client.query({
    name: 'note-passed',
    text: `UPDATE road_blocks SET passed_at = GREATEST(passed_at, seen), changed_at = change_time()
           FROM to_timestamp($3::double precision / 1000) AS received,
                LATERAL (SELECT ${seenAt('to_timestamp($2::double precision / 1000)', 'received')} AS seen) AS said
           WHERE id = $1`,
    values: [id, at ?? null, now],
  });
}

/** Of a report that an older server had kept without knowing this part of it: the road block that it would have made by now. */
export async function keepRoadBlockOf(client: pg.PoolClient, reportId: string, kind: RoadBlockKind): Promise<void> {
  await client.query({
    name: 'keep-road-block-of',
    text: `INSERT INTO road_blocks (id, kind, lat, lng, reported_at, counted_from)
           SELECT id, $2, lat, lng, seen, ${countedFrom('seen', 'reported_at')}
           FROM reports, LATERAL (SELECT ${seenAt('device_created_at', 'reported_at')} AS seen) AS said
           WHERE id = $1 AND lat IS NOT NULL
           ON CONFLICT (id) DO NOTHING`,
    values: [reportId, kind],
  });
}

interface Row {
  id: string;
  kind: RoadBlockKind;
  note: string | null;
  lat: number;
  lng: number;
  state: RoadBlockRecord['state'];
  reportedAt: Date;
  countedFrom: Date;
  actedAt: Date | null;
  passedAt: Date | null;
  isHeld: boolean | null;
}

/** A report that waits for review, or was dismissed, holds what came with it. */
const BLOCKS = `
  SELECT block.id, block.kind, block.note, block.lat, block.lng, block.state, block.reported_at AS "reportedAt",
         block.counted_from AS "countedFrom", block.acted_at AS "actedAt", block.passed_at AS "passedAt",
         (report.lane <> 'main' OR (report.status = 'rejected' AND report.resolved_at IS NULL)) AS "isHeld"
  FROM road_blocks AS block LEFT JOIN reports AS report ON report.id = block.id`;

/** States of which a reader may see any. */
function statesFor(viewer: Viewer): RoadBlockRecord['state'][] {
  if (viewer === 'admin') return ['reported', 'confirmed', 'lifted'];
  return viewer === 'volunteer' || viewer === 'taker' ? ['reported', 'confirmed'] : ['confirmed'];
}

/** Those that this viewer may see some of, the newest first; `now` in epoch milliseconds. The view decides about each. */
export async function roadBlocksFor(pool: pg.Pool, viewer: Viewer, now: number): Promise<RoadBlockRecord[]> {
  const after = viewer === 'admin' ? limits.roadBlockShownHours : 0;
  const { rows } = await pool.query<Row>({
    name: 'road-blocks',
    text: `${BLOCKS}
           WHERE block.counted_from > to_timestamp($1::double precision / 1000) - make_interval(hours => $2)
             AND block.state = ANY ($3)
             AND (block.state <> 'lifted'
                  OR block.acted_at > to_timestamp($1::double precision / 1000) - interval '${limits.roadBlockShownHours} hours')
           ORDER BY block.counted_from DESC, block.id DESC LIMIT ${limits.roadBlocks}`,
    values: [now, limits.roadBlockHours + after, statesFor(viewer)],
  });
  return rows.map(recordOf);
}

/** Those that an account reported, oldest first. */
export async function roadBlocksOf(pool: pg.Pool, accountId: string): Promise<RoadBlockRecord[]> {
  const { rows } = await pool.query<Row>(`${BLOCKS} WHERE block.account_id = $1 ORDER BY block.reported_at, block.id`, [
    accountId,
  ]);
  return rows.map(recordOf);
}

/** One that is to be decided about, with who decided last. */
export interface LockedRoadBlock extends RoadBlockRecord {
  actedAt?: number | undefined;
  actedBy?: string | undefined;
  /** Absent where their account is gone. */
  actedByName?: string | undefined;
}

/** Its row is locked until the transaction ends. */
export async function lockRoadBlock(client: pg.PoolClient, id: string): Promise<LockedRoadBlock | undefined> {
  const { rows: locked } = await client.query<{ actedBy: string | null; name: string | null }>({
    name: 'lock-road-block',
    text: `SELECT block.acted_by AS "actedBy", admin.name
           FROM road_blocks AS block LEFT JOIN accounts AS admin ON admin.id = block.acted_by
           WHERE block.id = $1 FOR UPDATE OF block`,
    values: [id],
  });
  const { rows } = await client.query<Row>({ name: 'road-block', text: `${BLOCKS} WHERE block.id = $1`, values: [id] });
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    ...recordOf(row),
    actedAt: row.actedAt?.getTime(),
    actedBy: locked[0]?.actedBy ?? undefined,
    actedByName: locked[0]?.name ?? undefined,
  };
}

/** In the transaction of the act, of a locked one. `at`: when the admin did it, in epoch milliseconds, no later than `now`. */
export async function writeRoadAct(
  client: pg.PoolClient,
  { id, state, by }: { id: string; state: RoadBlockRecord['state']; by: string },
  { at, now }: { at: number; now: number },
): Promise<void> {
  const said = 'to_timestamp($4::double precision / 1000)';
  const received = 'to_timestamp($5::double precision / 1000)';
  await client.query({
    name: 'write-road-act',
    text: `UPDATE road_blocks
           SET state = $2, acted_by = $3, acted_at = ${received}, changed_at = change_time(),
               counted_from = CASE $2 WHEN 'confirmed' THEN GREATEST(counted_from, ${countedFrom(said, received)}) ELSE counted_from END
           WHERE id = $1`,
    values: [id, state, by, at, now],
  });
}

function recordOf({ note, reportedAt, countedFrom: from, actedAt, passedAt, isHeld, ...row }: Row): RoadBlockRecord {
  const { id, kind, lat, lng, state } = row;
  return {
    id,
    kind,
    lat,
    lng,
    near: nearPlace({ lati: lat, long: lng }),
    state,
    note: note ?? undefined,
    reportedAt: reportedAt.getTime(),
    confirmedAt: state === 'confirmed' ? actedAt?.getTime() : undefined,
    passedAt: passedAt?.getTime(),
    countedFrom: from.getTime(),
    isHeld: isHeld === true,
  };
}
