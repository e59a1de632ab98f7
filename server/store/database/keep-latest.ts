import type pg from 'pg';

/** A table of one row an account, whose `changed_at` has the time of each member's last change. */
interface LatestTable<Member extends string> {
  table: string;
  /** The member of the contract → its column, whose name may carry a cast: `focus_areas::jsonb`. */
  columns: Readonly<Record<Member, string>>;
}

/** What a change brings: absent members stay as they are, `null` takes one away. */
type Change<Member extends string> = { readonly [Name in Member]?: string | boolean | null | undefined };

/**
 * Each member keeps the change with the latest `at` (epoch milliseconds), in whatever order changes arrive: two phones that changed
 * different things have both changed them. Returns the members that it changed.
 */
export async function keepLatest<Member extends string>(
  client: pg.PoolClient,
  { table, columns }: LatestTable<Member>,
  accountId: string,
  change: Change<Member>,
  at: number,
): Promise<Member[]> {
  const times = await lockTimes(client, table, accountId);
  const members = (Object.keys(columns) as Member[]).filter(
    (member) => change[member] !== undefined && (times[member] ?? 0) <= at,
  );
  if (members.length === 0) return [];
  const set = members.map((member, index) => {
    const [column, type] = columns[member].split('::');
    return `${column} = $${index + 3}${type === undefined ? '' : `::${type}`}`;
  });
  await client.query(`UPDATE ${table} SET changed_at = changed_at || $2::jsonb, ${set.join(', ')} WHERE id = $1`, [
    accountId,
    JSON.stringify(Object.fromEntries(members.map((member) => [member, at]))),
    ...members.map((member) => change[member]),
  ]);
  return members;
}

/** When each member was changed last; nobody else changes the row until the transaction ends. */
async function lockTimes(
  client: pg.PoolClient,
  table: string,
  accountId: string,
): Promise<Readonly<Record<string, number>>> {
  await client.query({
    name: `begin-${table}`,
    text: `INSERT INTO ${table} (id) VALUES ($1) ON CONFLICT (id) DO NOTHING`,
    values: [accountId],
  });
  const { rows } = await client.query<{ times: Readonly<Record<string, number>> }>({
    name: `lock-${table}`,
    text: `SELECT changed_at AS times FROM ${table} WHERE id = $1 FOR UPDATE`,
    values: [accountId],
  });
  return rows[0]?.times ?? {};
}
