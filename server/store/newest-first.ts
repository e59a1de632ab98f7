import type pg from 'pg';

/** A table that is read newest first. */
export interface NewestFirst {
  /** Of the prepared statements. */
  name: string;
  table: string;
  columns: string;
  /** The column of the server's time, which an index with the id is on. */
  at: 'reported_at' | 'created_at';
  /** Which rows; no values of anybody's in it. */
  where: string;
}

/** Rows in one page: what a long list holds in memory at a time. */
const PAGE = 200;

/**
 * All rows, page after page by key: no connection is held between pages, and a row that comes meanwhile moves none
 * of the others.
 */
export async function* pagesOf<Row extends { id: string; at: Date }>(
  pool: pg.Pool,
  list: NewestFirst,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await nextPage(pool, list, last);
    if (rows.length > 0) yield rows;
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

async function nextPage<Row extends { id: string; at: Date }>(
  pool: pg.Pool,
  { name, table, columns, at, where }: NewestFirst,
  after: Row | undefined,
): Promise<Row[]> {
  const select = `SELECT ${columns}, ${at} AS at FROM ${table} WHERE ${where}`;
  const order = `ORDER BY ${at} DESC, id DESC LIMIT ${PAGE}`;
  const { rows } = await pool.query<Row>(
    after === undefined
      ? { name: `${name}-first`, text: `${select} ${order}` }
      : {
          name: `${name}-next`,
          text: `${select} AND (${at}, id) < ($1, $2) ${order}`,
          values: [after.at, after.id],
        },
  );
  return rows;
}
