import type pg from 'pg';
import { isInTree } from '../merges/trees.ts';

/** Reports that wait, and were sent as more about this disaster or one that was merged into it, the oldest first. */
export async function addedTo(client: pg.PoolClient, disasterId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'added-to',
    text: `SELECT id FROM reports WHERE ${isInTree('adds_to', 'reports', '$1::uuid')} AND stands = 'pending' AND same_as IS NULL
           ORDER BY reported_at, id`,
    values: [disasterId],
  });
  return rows.map(({ id }) => id);
}
