import type { Page } from '../../../data/commands/accounts/approvals.ts';

/**
 * What is shown, with its first page as it is now. Of pages that were asked for by the person what lies behind that one stays, as it was told
 * then; where nothing of the new page is known among them, they are too far away to be told apart from it.
 */
export function renewed<Row extends { _id: string }>(shown: Page<Row>, fresh: Page<Row>): Page<Row> {
  const last = fresh.rows.at(-1);
  const at = fresh.next === undefined ? -1 : shown.rows.findIndex(({ _id }) => _id === last?._id);
  const known = new Set(fresh.rows.map(({ _id }) => _id));
  const behind = at < 0 ? [] : shown.rows.slice(at + 1).filter(({ _id }) => !known.has(_id));
  return behind.length === 0 ? fresh : { rows: [...fresh.rows, ...behind], next: shown.next };
}

/** A page may bring a row again that moved over the cursor while another was decided. */
export function joined<Row extends { _id: string }>(before: Page<Row>, page: Page<Row>): Page<Row> {
  const known = new Set(before.rows.map(({ _id }) => _id));
  return { rows: [...before.rows, ...page.rows.filter(({ _id }) => !known.has(_id))], next: page.next };
}
