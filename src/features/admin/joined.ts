import type { Page } from '../../data/commands/approvals.ts';

/** A page may bring a row again that moved over the cursor while another was decided. */
export function joined<Row extends { _id: string }>(before: Page<Row>, page: Page<Row>): Page<Row> {
  const known = new Set(before.rows.map(({ _id }) => _id));
  return { rows: [...before.rows, ...page.rows.filter(({ _id }) => !known.has(_id))], next: page.next };
}
