import type pg from 'pg';
import { columnsOf, type ExportedTable } from '../database/exported-tables.ts';

/** A row as an export holds it: each column's name and its value as the database writes it in text. */
export type ExportedRow = Readonly<Record<string, string | null>>;

/** Rows in memory at a time: of the largest that we take, 50 MB. */
const PAGE = 200;

/** All rows of a table by id, as the caller's transaction sees them. */
export async function* exportedRows(client: pg.PoolClient, table: ExportedTable): AsyncGenerator<ExportedRow> {
  const names = [...(await columnsOf(client, table)).keys()];
  const list = names.map((name) => `"${name}"::text AS "${name}"`).join(', ');
  let last = '';
  for (;;) {
    const after = last === '' ? '' : 'WHERE id > $1';
    const { rows } = await client.query<Record<string, string | null>>(
      `SELECT ${list} FROM ${table} ${after} ORDER BY ${table}.id LIMIT ${PAGE}`,
      last === '' ? [] : [last],
    );
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.['id'] ?? '';
  }
}
