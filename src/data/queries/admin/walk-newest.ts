import type { Table } from 'dexie';

/** Rows that are in memory at a time. */
const MOST = 1000;

export interface IndexRange {
  /** A compound index whose last part is the time. */
  index: string;
  /** Values of all parts but the last. */
  prefix: readonly string[];
  /** Of the time: from then on, and before then. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Shows rows of one range of an index to `visit`, newest first, until it answers false. A chunk is read in one go by the browser, many
 * times faster than row by row: its older end is found first, by a cursor that skips. `first`: rows of the first chunk.
 */
export async function walkNewest<Row>(
  table: Table<Row, string>,
  { index, prefix, from, to }: IndexRange,
  first: number,
  visit: (row: Row) => boolean,
): Promise<void> {
  const lower = [...prefix, from ?? ''];
  // An array sorts after every text.
  let upper: unknown[] = [...prefix, to ?? []];
  for (let size = first; ; size = Math.min(size * 4, MOST)) {
    const left = () => table.where(index).between(lower, upper);
    const [edge] = await left()
      .reverse()
      .offset(size - 1)
      .limit(1)
      .keys();
    const rows = edge === undefined ? await left().toArray() : await table.where(index).between(edge, upper).toArray();
    for (const row of rows.reverse()) if (!visit(row)) return;
    if (edge === undefined) return;
    upper = edge as unknown as unknown[];
  }
}
