import type pg from 'pg';

/** Where records that can be one with others are kept. */
export type MergedTable = 'reports' | 'aid_requests';

/** SQL: the id of what stands for this record: itself, where it was merged into nothing. None, where there is no such record. */
export function headOf(table: MergedTable, id: string): string {
  return `(WITH RECURSIVE up (id, same_as) AS (
             SELECT id, same_as FROM ${table} WHERE id = ${id}
             UNION SELECT further.id, further.same_as FROM ${table} AS further JOIN up ON further.id = up.same_as)
           SELECT up.id FROM up WHERE same_as IS NULL)`;
}

/** SQL: ids of the record and of all that were merged into it, directly or by another. */
export function treeOf(table: MergedTable, id: string): string {
  return `(WITH RECURSIVE tree (id) AS (
             SELECT ${id} UNION SELECT merged.id FROM ${table} AS merged JOIN tree ON merged.same_as = tree.id)
           SELECT tree.id FROM tree)`;
}

/** SQL of a condition: what the column names is the record, or was merged into it. An index on the column is found by it. */
export function isInTree(column: string, table: MergedTable, id: string): string {
  return `${column} = ANY (ARRAY ${treeOf(table, id)})`;
}

/**
 * SQL of a condition, of a row of the table: something was merged into it. Asked of the index for each row: an `EXISTS` beside columns the
 * planner answers from a hash of the whole table, since it counts the rows of that and not those of the page.
 */
export function hasMerged(table: MergedTable): string {
  return `COALESCE((SELECT true FROM ${table} AS merged WHERE merged.same_as = ${table}.id LIMIT 1), false)`;
}

/** SQL: how many are one with a row of the table, itself among them; null: it is alone. */
export function countOfTree(table: MergedTable): string {
  return `CASE WHEN ${hasMerged(table)}
               THEN (SELECT count(*)::integer FROM ${treeOf(table, `${table}.id`)} AS same) END`;
}

/** SQL: ids of those merged into a row of `reports` that the public was shown, as an array; null: there are none. */
export const shownInTree = `CASE WHEN ${hasMerged('reports')}
  THEN (SELECT array_agg(member.id ORDER BY member.id) FROM reports AS member
        WHERE member.shown AND member.id <> reports.id AND ${isInTree('member.id', 'reports', 'reports.id')}) END`;

/** The same of a row of `reports`, most of which are alone. */
export function isOnTree(column: string): string {
  return `${column} = ANY (CASE WHEN ${hasMerged('reports')} THEN ARRAY ${treeOf('reports', 'reports.id')} ELSE ARRAY[reports.id] END)`;
}

/** The id of what stands for the record; undefined: there is no such record. */
export async function findHead(
  db: pg.Pool | pg.PoolClient,
  table: MergedTable,
  id: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string | null }>({
    name: `head-of-${table}`,
    text: `SELECT ${headOf(table, '$1::uuid')} AS id`,
    values: [id],
  });
  return rows[0]?.id ?? undefined;
}

/** The record and all that were merged into it. */
export async function findTree(db: pg.Pool | pg.PoolClient, table: MergedTable, id: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: `tree-of-${table}`,
    text: `SELECT id FROM ${treeOf(table, '$1::uuid')} AS tree ORDER BY id`,
    values: [id],
  });
  return rows.map((row) => row.id);
}

/** Merges or takes out, one after another until each transaction ends: nobody else changes what stands for what meanwhile. */
export async function lockMerging(client: pg.PoolClient): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('merging ' || current_schema(), 0))`);
}

/** Always in the order of ids, or two would wait for each other. */
export async function lockRecords(client: pg.PoolClient, table: MergedTable, ids: readonly string[]): Promise<void> {
  await client.query({
    name: `lock-records-${table}`,
    text: `SELECT 1 FROM ${table} WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`,
    values: [ids],
  });
}

/** `into`: what it is merged into from now on; null: nothing. Whoever has a copy of it, or of what stood or stands for it, is told. */
export async function keepParent(
  client: pg.PoolClient,
  table: MergedTable,
  { id, into, heads }: { id: string; into: string | null; heads: readonly string[] },
): Promise<void> {
  await client.query({
    name: `keep-parent-${table}`,
    text: `UPDATE ${table} SET same_as = CASE WHEN id = $1 THEN $2::uuid ELSE same_as END, changed_at = change_time()
           WHERE id = $1 OR id = ANY ($3::uuid[])`,
    values: [id, into, heads],
  });
}
