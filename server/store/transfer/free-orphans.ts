import type pg from 'pg';
import { refreshCard } from '../aid/household-card.ts';
import { hasMerged, treeOf } from '../merges/trees.ts';

/** SQL: an open request for aid that was merged into one which is over stands for it from now on; of several the first. */
const openHiddenAid = `
  WITH RECURSIVE tree (head, id) AS (
    SELECT id, id FROM aid_requests WHERE same_as IS NULL AND status <> 'active' AND ${hasMerged('aid_requests')}
    UNION SELECT tree.head, merged.id FROM aid_requests AS merged JOIN tree ON merged.same_as = tree.id),
  next AS (
    SELECT DISTINCT ON (tree.head) tree.head, open.id FROM tree JOIN aid_requests AS open ON open.id = tree.id
    WHERE open.status = 'active' ORDER BY tree.head, open.lane = 'triage', open.created_at, open.id)
  UPDATE aid_requests SET same_as = CASE WHEN aid_requests.id = next.id THEN NULL ELSE next.id END, changed_at = change_time()
  FROM next WHERE aid_requests.id IN (next.id, next.head) RETURNING aid_requests.id`;

/** SQL: a row has a line of a request that is not one with it any more. */
const hasStrayLine = `same_as IS NULL AND jsonb_path_exists(requirements, '$[*].household') AND EXISTS (
  SELECT 1 FROM jsonb_array_elements(requirements) AS need (line)
  WHERE jsonb_exists(line, 'household') AND (line ->> 'type') <> ''
    AND NOT (line ->> 'household')::uuid IN ${treeOf('aid_requests', 'aid_requests.id')}
    AND (NOT jsonb_exists(line, 'left') OR NOT EXISTS (SELECT 1 FROM aid_requests AS gone WHERE gone.id = (line ->> 'household')::uuid)))`;

/** What was merged into records that are no more stands for itself again, and what is open is hidden behind nothing. */
export async function freeOrphans(client: pg.PoolClient, now: number): Promise<void> {
  const freed = new Set<string>();
  for (const table of ['reports', 'aid_requests'] as const) {
    const { rows } = await client.query<{ id: string }>(
      `UPDATE ${table} SET same_as = NULL, changed_at = change_time()
       WHERE same_as IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${table} AS head WHERE head.id = ${table}.same_as)
       RETURNING id`,
    );
    if (table === 'aid_requests') for (const { id } of rows) freed.add(id);
  }
  for (const statement of [openHiddenAid, `SELECT id FROM aid_requests WHERE ${hasStrayLine}`]) {
    const { rows } = await client.query<{ id: string }>(statement);
    for (const { id } of rows) freed.add(id);
  }
  for (const id of freed) await refreshCard(client, id, now);
  await client.query(
    `DELETE FROM kept_apart WHERE EXISTS (
       SELECT 1 FROM receipts WHERE receipts.id IN (one, other) AND erased_at IS NOT NULL)`,
  );
}
