import type pg from 'pg';
import type { Place } from './place.ts';

/** A table that is read newest first. */
export interface NewestFirst<Kept> {
  /** Of the prepared statements. */
  name: string;
  table: string;
  columns: string;
  /** The column of the server's time, which an index with the id is on. */
  at: 'reported_at' | 'created_at';
  /** Which rows; no values of anybody's in it. */
  where: string;
  /** Of a row with these columns. */
  recordOf(row: Placed): Kept;
}

interface Placed {
  id: string;
  at: Date;
}

/** Which stretch of a table is read. */
export interface Stretch {
  /** The row that it begins behind; absent: at the newest. */
  after?: Place<number> | undefined;
  /** Rows at most. */
  most: number;
}

/** Pages of records; in the end where the last one stands, if there are more behind it. */
export type Pages<Kept> = AsyncGenerator<Kept[], Place<number> | undefined>;

/** Rows in one page: what a long list holds in memory at a time. */
const PAGE = 200;

/**
 * A stretch of the rows, page after page by key: no connection is held between pages, others get their turn, and a row that comes
 * meanwhile moves none of the others.
 */
export async function* pagesOf<Kept>(pool: pg.Pool, list: NewestFirst<Kept>, { after, most }: Stretch): Pages<Kept> {
  let place = after;
  for (let left = most; left > 0; left -= PAGE) {
    const size = Math.min(PAGE, left);
    // One more than is given tells whether there is more.
    const rows = await rowsAfter(pool, list, place, size + 1);
    const last = rows[size - 1];
    yield rows.slice(0, size).map((row) => list.recordOf(row));
    if (rows.length <= size || last === undefined) return undefined;
    place = [last.at.getTime(), last.id];
  }
  return place;
}

async function rowsAfter(
  pool: pg.Pool,
  { name, table, columns, at, where }: NewestFirst<unknown>,
  place: Place<number> | undefined,
  count: number,
): Promise<Placed[]> {
  const select = `SELECT ${columns}, ${at} AS at FROM ${table} WHERE ${where}`;
  const order = `ORDER BY ${at} DESC, id DESC LIMIT $1`;
  const { rows } = await pool.query<Placed>(
    place === undefined
      ? { name: `${name}-first`, text: `${select} ${order}`, values: [count] }
      : {
          name: `${name}-next`,
          text: `${select} AND (${at}, id) < (to_timestamp($2::float8 / 1000), $3) ${order}`,
          values: [count, ...place],
        },
  );
  return rows;
}
