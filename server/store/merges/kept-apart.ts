import type pg from 'pg';

interface Pair {
  /** The item's id. */
  id: string;
  one: string;
  other: string;
  account: string;
}

/** Both are not the same. False: that was said before. `now` in epoch milliseconds. */
export async function keepApart(client: pg.PoolClient, pair: Pair, now: number): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'keep-apart',
    text: `INSERT INTO kept_apart (id, one, other, account_id, at)
           VALUES ($1, LEAST($2::uuid, $3::uuid), GREATEST($2::uuid, $3::uuid), $4, to_timestamp($5::double precision / 1000))
           ON CONFLICT DO NOTHING`,
    values: [pair.id, pair.one, pair.other, pair.account, now],
  });
  return rowCount === 1;
}

/** That is taken back; false: nobody had said it. */
export async function forgetApart(client: pg.PoolClient, one: string, other: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'forget-apart',
    text: `DELETE FROM kept_apart WHERE one = LEAST($1::uuid, $2::uuid) AND other = GREATEST($1::uuid, $2::uuid)`,
    values: [one, other],
  });
  return rowCount === 1;
}

/** The pairs that have one of these, as `pairKey` writes them. */
export async function pairsApart(pool: pg.Pool, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ one: string; other: string }>({
    name: 'pairs-apart',
    text: 'SELECT one, other FROM kept_apart WHERE one = ANY ($1::uuid[]) OR other = ANY ($1::uuid[])',
    values: [ids],
  });
  return new Set(rows.map(({ one, other }) => pairKey(one, other)));
}

export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
