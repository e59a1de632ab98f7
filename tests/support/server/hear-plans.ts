import type pg from 'pg';

/** How a statement was carried out. */
export interface Plan {
  'Query Text': string;
  Plan: PlanNode;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** One look through a table, or through an index of it. */
export interface Read {
  how: string;
  table: string;
  /** Those that it looked at, also where they did not fit; of one that was done again and again, each time. */
  rows: number;
}

export function readsOf({ Plan: root }: Plan): Read[] {
  return readsIn(root);
}

function readsIn(node: PlanNode): Read[] {
  const { 'Node Type': how, 'Relation Name': table, 'Actual Rows': found } = node;
  const others = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = table === undefined ? [] : [{ how, table, rows: found + others }];
  return [...own, ...(node.Plans ?? []).flatMap(readsIn)];
}

/** Each statement that this pool sends from now on tells here how it was carried out. */
export async function hearPlans(pool: pg.Pool): Promise<Plan[]> {
  const told: Plan[] = [];
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const start = message.indexOf('{');
      if (message.startsWith('duration:') && start !== -1) told.push(JSON.parse(message.slice(start)) as Plan);
    });
    void client.query(
      `LOAD 'auto_explain'; SET auto_explain.log_min_duration = 0; SET auto_explain.log_format = json;
       SET auto_explain.log_level = notice; SET auto_explain.log_analyze = on; SET auto_explain.log_timing = off`,
    );
  });
  // Those that were opened before are silent.
  const before = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of before) client.release(true);
  return told;
}

/**
 * Of each connection that this pool opens from now on: whoever sets `isSettled` reads there later whether all named statements since were asked so
 * often that the database has settled on their plans. One without a name is planned each time.
 */
export function countNames(pool: pg.Pool, times: number): { isSettled: boolean } {
  const heard = { isSettled: true };
  pool.on('connect', (client) => {
    const counts = new Map<string, number>();
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const counting = (...given: unknown[]) => {
      const { name } = (given[0] ?? {}) as { name?: string };
      if (name !== undefined) {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        if (count < times) heard.isSettled = false;
      }
      return query(...given);
    };
    Object.assign(client, { query: counting });
  });
  return heard;
}
