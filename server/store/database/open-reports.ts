/** SQL: the public may see the report of this name. */
export function isOpen(table: string): string {
  return `${table}.lane = 'main' AND (${table}.status = 'approved' OR (${table}.status = 'rejected' AND ${table}.resolved_at IS NOT NULL))`;
}

/**
 * SQL: id of the disaster of this id, as far as the public may see it now; of one that was merged into another, that other. Null where
 * there is none.
 */
export function openRootOf(id: string): string {
  return `(
    WITH RECURSIVE way (id, same_as) AS (
      SELECT named.id, named.same_as FROM reports AS named WHERE named.id = ${id}::uuid
      UNION SELECT next.id, next.same_as FROM reports AS next JOIN way ON next.id = way.same_as
    )
    SELECT way.id FROM way JOIN reports AS root ON root.id = way.id
    WHERE way.same_as IS NULL AND ${isOpen('root')})`;
}
