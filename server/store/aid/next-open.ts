import type pg from 'pg';
import { isInTree } from '../merges/trees.ts';

/** The request that is to stand for those which this one stands for, since it is not open any more and another one is; undefined: there is no such. */
export async function nextOpenBelow(client: pg.PoolClient, head: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>({
    name: 'next-open-below',
    text: `SELECT id FROM aid_requests
           WHERE status = 'active' AND ${isInTree('id', 'aid_requests', '$1::uuid')}
             AND NOT EXISTS (SELECT 1 FROM aid_requests AS head WHERE head.id = $1 AND head.status = 'active')
           ORDER BY lane = 'triage', created_at, id LIMIT 1`,
    values: [head],
  });
  return rows[0]?.id;
}

/** The next one stands for itself and for all that was merged into the former head, which is merged into it from now on. */
export async function replaceHead(client: pg.PoolClient, head: string, next: string): Promise<void> {
  await client.query({
    name: 'replace-head',
    text: `UPDATE aid_requests SET same_as = CASE WHEN id = $2 THEN NULL ELSE $2 END, changed_at = change_time()
           WHERE id IN ($1, $2) OR same_as = $1`,
    values: [head, next],
  });
}
