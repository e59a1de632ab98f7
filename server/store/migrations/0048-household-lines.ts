import { sql, type Kysely, type Migration } from 'kysely';

/** A request that stands for others has their lines too, each with the request that it is of; what one that is over asked for is left. */
export const householdLines: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `WITH RECURSIVE tree (head, id) AS (
           SELECT same_as, id FROM aid_requests WHERE same_as IN (SELECT id FROM aid_requests WHERE same_as IS NULL)
           UNION SELECT tree.head, merged.id FROM aid_requests AS merged JOIN tree ON merged.same_as = tree.id),
         added AS (
           SELECT tree.head, jsonb_agg(
                    CASE WHEN member.status IN ('withdrawn', 'expired')
                         THEN (need - 'delivered') || jsonb_build_object('household', member.id, 'status', 'fulfilled', 'left', true)
                         ELSE need || jsonb_build_object('household', member.id) END
                    ORDER BY member.created_at, member.id, place) AS lines
           FROM tree JOIN aid_requests AS member ON member.id = tree.id
             CROSS JOIN LATERAL jsonb_array_elements(member.requirements) WITH ORDINALITY AS line (need, place)
           GROUP BY tree.head)
         UPDATE aid_requests SET requirements = requirements || added.lines, changed_at = now()
         FROM added WHERE aid_requests.id = added.head`,
      )
      .execute(db);
  },
};
