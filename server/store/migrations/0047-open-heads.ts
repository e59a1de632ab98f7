import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Requests for aid that are open, but were merged into one that was withdrawn, closed or fulfilled since, were in no list: of each
 * household the one that came first stands for all of them.
 */
export const openHeads: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `WITH RECURSIVE tree (head, id) AS (
           SELECT id, id FROM aid_requests WHERE same_as IS NULL AND status <> 'active'
           UNION SELECT tree.head, merged.id FROM aid_requests AS merged JOIN tree ON merged.same_as = tree.id),
         next AS (
           SELECT DISTINCT ON (tree.head) tree.head, open.id FROM tree JOIN aid_requests AS open ON open.id = tree.id
           WHERE open.status = 'active' ORDER BY tree.head, open.lane = 'triage', open.created_at, open.id)
         UPDATE aid_requests SET same_as = CASE WHEN aid_requests.id = next.id THEN NULL ELSE next.id END, changed_at = now()
         FROM next WHERE aid_requests.id IN (next.id, next.head)`,
      )
      .execute(db);
  },
};
