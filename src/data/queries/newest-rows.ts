import type { Table } from 'dexie';
import { walkNewest, type IndexRange } from './walk-newest.ts';

export interface WantedRows<Row, Shown> {
  table: Table<Row, string>;
  ranges: readonly IndexRange[];
  limit: number;
  /** The record's time, by which the newest come first. */
  timeOf(row: Row): string;
  /** Records that this phone has acted on: they stand where its acts put them. */
  acted: ReadonlySet<string>;
  shownOf(row: Row): Shown;
  isWanted(shown: Shown): boolean;
}

/** At most `limit` rows of these ranges, newest first, with this phone's own acts laid over them. */
export async function newestRows<Row extends { _id: string }, Shown>(
  wanted: WantedRows<Row, Shown>,
): Promise<{ rows: Shown[]; hasMore: boolean }> {
  const { table, ranges, limit, timeOf, acted, shownOf, isWanted } = wanted;
  const found: { at: string; id: string; shown: Shown }[] = [];
  const take = (row: Row): boolean => {
    const shown = shownOf(row);
    const fits = isWanted(shown);
    if (fits) found.push({ at: timeOf(row), id: row._id, shown });
    return fits;
  };
  for (const row of await table.bulkGet([...acted])) if (row) take(row);
  for (const range of ranges) {
    let room = limit + 1;
    await walkNewest(table, range, limit + 1, (row) => {
      if (!acted.has(row._id) && take(row)) room -= 1;
      return room > 0;
    });
  }
  found.sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1));
  return { rows: found.slice(0, limit).map(({ shown }) => shown), hasMore: found.length > limit };
}
