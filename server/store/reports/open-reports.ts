/** SQL: the public may see the report of this name. */
export function isOpen(table: string): string {
  return `${table}.lane = 'main' AND (${table}.status = 'approved' OR (${table}.status = 'rejected' AND ${table}.resolved_at IS NOT NULL))`;
}
