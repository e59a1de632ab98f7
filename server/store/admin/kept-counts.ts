import type pg from 'pg';

/** How many there are of each name. */
export type KeptCounts = (...names: readonly string[]) => number;

export async function readCounts(pool: pg.Pool): Promise<KeptCounts> {
  const { rows } = await pool.query<{ name: string; amount: string }>({
    name: 'kept-counts',
    text: 'SELECT name, sum(amount) AS amount FROM kept_counts GROUP BY name',
  });
  const amounts = new Map(rows.map(({ name, amount }) => [name, Number(amount)]));
  return (...names) => names.reduce((sum, name) => sum + (amounts.get(name) ?? 0), 0);
}

/** Rows that are read in no time. */
const FEW = 500;

/**
 * Each statement that changes a count adds a row, so that none waits for another: here they become one row a name. What is added meanwhile
 * stays for the next time, and a second process that does the same finds nothing left.
 */
export async function foldCounts(pool: pg.Pool, few = FEW): Promise<void> {
  await pool.query({
    name: 'fold-counts',
    text: `WITH gone AS (
             DELETE FROM kept_counts WHERE (SELECT count(*) FROM kept_counts) > $1::bigint RETURNING name, amount)
           INSERT INTO kept_counts (name, amount) SELECT name, sum(amount) FROM gone GROUP BY name HAVING sum(amount) <> 0`,
    values: [few],
  });
}
