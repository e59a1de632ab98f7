import type pg from 'pg';
import { limits } from '../../../contract/limits.ts';
import { columnsOf, erasureOf, referredTo, type Columns, type ExportedTable } from '../database/exported-tables.ts';
import type { ExportedRow } from './export-rows.ts';

/** SQL over an imported row: is it to be offered to NGOs? */
const newEnough: { readonly [Table in ExportedTable]?: string } = {
  reports: `item.reported_at::timestamptz > now() - interval '${limits.offerWiderMinutes} minutes'`,
  aid_requests: `item.created_at::timestamptz > now() - interval '${limits.offerWiderMinutes} minutes'`,
};

/** The file names a column that this database does not have: it was written by a newer version. */
export class UnknownColumn extends Error {}

/**
 * Adds those rows of one table that are not there yet, and no record that was erased; no account either whose e-mail address
 * has one here, nor what belongs to an account that did not come. Returns how many were added.
 */
export async function importRows(
  client: pg.PoolClient,
  table: ExportedTable,
  rows: readonly ExportedRow[],
): Promise<number> {
  // What waited longer than until it is offered further away was told where it comes from: a backlog is no news.
  const toOffer = newEnough[table];
  const names = Object.keys(rows[0] ?? {}).filter((name) => toOffer === undefined || name !== 'to_offer');
  const types = typesOf(await columnsOf(client, table), names);
  const list = names.map((name) => `"${name}"`).join(', ');
  const values = names.map((name, index) => `item."${name}"::${types[index]}`).join(', ');
  const arrays = names.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const parents = referredTo[table] ?? [];
  const isWhole = parents
    .map(
      (parent) => `AND (item."${parent.column}" IS NULL
                          OR EXISTS (SELECT 1 FROM ${parent.table} WHERE id = item."${parent.column}"::uuid))`,
    )
    .join(' ');
  const notErased = `WHERE NOT EXISTS (${erasureOf(table, 'item.id::uuid')}) ${isWhole}`;
  const { rowCount } = await client.query(
    `INSERT INTO ${table} (${list}${toOffer === undefined ? '' : ', to_offer'})
     SELECT ${values}${toOffer === undefined ? '' : `, ${toOffer}`} FROM unnest(${arrays}) AS item (${list})
     ${table === 'receipts' ? '' : notErased}
     ON CONFLICT DO NOTHING`,
    names.map((name) => rows.map((row) => row[name] ?? null)),
  );
  return rowCount ?? 0;
}

function typesOf(columns: Columns, names: readonly string[]): string[] {
  return names.map((name) => {
    const type = columns.get(name);
    if (type === undefined) throw new UnknownColumn(name);
    return type;
  });
}
