type Query = <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Written by refusing itself: how much a limit has left, and the audit of what was refused. */
const WRITTEN_BY_REFUSALS = ['throttles', 'acts'];

/** One hash over all rows of each table: what a refused call must leave as it was. */
export async function tableHashes(query: Query): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND NOT table_name = ANY ($1) ORDER BY 1`,
    [WRITTEN_BY_REFUSALS],
  );
  const hashes = tables.map(
    ({ name }) => `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) AS hash FROM "${name}" t`,
  );
  const rows = await query<{ name: string; hash: string | null }>(hashes.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash ?? 'empty']));
}
