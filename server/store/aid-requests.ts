import type pg from 'pg';
import type { AidBody } from '../../contract/entities/aid-request.ts';
import type { AidStatus } from '../../contract/enumerations.ts';
import type { AidRecord, Requirement } from '../../contract/policies/aid-view.ts';

/** Rows in one page: what a long list holds in memory at a time. */
const PAGE = 200;

interface Row {
  id: string;
  body: string;
  requirements: Requirement[];
  status: AidStatus;
  created_at: Date;
}

const COLUMNS = 'id, body, requirements, status, created_at';
const ORDER = `ORDER BY created_at DESC, id DESC LIMIT ${PAGE}`;

/**
 * All aid requests, newest first, page after page by key: no connection is held between pages, and a row
 * that comes meanwhile moves none of the others.
 */
export async function* pagesOfAidRequests(pool: pg.Pool): AsyncGenerator<AidRecord[]> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await nextPage(pool, last);
    if (rows.length > 0) yield rows.map(recordOf);
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

async function nextPage(pool: pg.Pool, after: Row | undefined): Promise<Row[]> {
  const query =
    after === undefined
      ? { name: 'aid-first', text: `SELECT ${COLUMNS} FROM aid_requests ${ORDER}` }
      : {
          name: 'aid-next',
          text: `SELECT ${COLUMNS} FROM aid_requests WHERE (created_at, id) < ($1, $2) ${ORDER}`,
          values: [after.created_at, after.id],
        };
  const { rows } = await pool.query<Row>(query);
  return rows;
}

function recordOf(row: Row): AidRecord {
  return {
    id: row.id,
    body: JSON.parse(row.body) as AidBody,
    requirements: row.requirements,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}
