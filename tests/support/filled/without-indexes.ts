import type { TestApp } from '../server/start-app.ts';

/** Fills a table whose indexes are made afterwards, all at once: half the time of keeping them row by row. */
export async function withoutIndexes<Filled>(
  app: Pick<TestApp, 'query'>,
  tables: readonly string[],
  fill: () => Promise<Filled>,
): Promise<Filled> {
  const indexes = await app.query<{ name: string; made: string }>(
    `SELECT index.relname AS name, pg_get_indexdef(index.oid) AS made
     FROM pg_index JOIN pg_class AS index ON index.oid = indexrelid JOIN pg_class AS owner ON owner.oid = indrelid
     WHERE owner.relname = ANY ($1) AND NOT indisunique`,
    [tables],
  );
  for (const { name } of indexes) await app.query(`DROP INDEX ${name}`);
  const filled = await fill();
  for (const { made } of indexes) await app.query(made);
  return filled;
}
