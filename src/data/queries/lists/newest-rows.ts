import type { Table } from 'dexie';
import { walkNewest, type IndexRange } from '../admin/walk-newest.ts';

/** Where a record stands among the newest. */
export interface RowPlace {
  /** Its time. */
  at: string;
  id: string;
}

/** A part of the newest: all that stand behind a record. */
export interface PartStart extends RowPlace {
  /** How many stood before it in the list, and it. */
  count: number;
}

/** A range whose rows `timeOf` tells by more than the index has: by `mark`, and then that. */
export interface MarkedRange extends IndexRange {
  mark?: string;
}

export interface WantedRows<Row, Shown> {
  table: Table<Row, string>;
  ranges: readonly MarkedRange[];
  limit: number;
  /** Only those behind it. */
  before?: RowPlace | undefined;
  /** The ranges stand in another order: all of them is read. */
  isMixed?: boolean | undefined;
  /** The record's time, or another text, by which the greatest comes first; as it is shown. */
  timeOf(row: Row, shown: Shown): string;
  /** Records that this phone has acted on: they stand where its acts put them. */
  acted: ReadonlySet<string>;
  shownOf(row: Row): Shown;
  isWanted(shown: Shown): boolean;
}

export interface FoundRows<Shown> {
  rows: Shown[];
  hasMore: boolean;
  /** Where the last of them stands. */
  last: RowPlace | undefined;
}

/** At most `limit` rows of these ranges, newest first, with this phone's own acts laid over them. */
export async function newestRows<Row extends { _id: string }, Shown>(
  wanted: WantedRows<Row, Shown>,
): Promise<FoundRows<Shown>> {
  const { table, ranges, limit, before, isMixed = false, timeOf, acted, shownOf, isWanted } = wanted;
  const found: { at: string; id: string; shown: Shown }[] = [];
  const take = (row: Row): boolean => {
    const shown = shownOf(row);
    const place = { at: timeOf(row, shown), id: row._id };
    const fits = (!before || byNewest(before, place) < 0) && isWanted(shown);
    if (fits) found.push({ ...place, shown });
    return fits;
  };
  for (const row of await table.bulkGet([...acted])) if (row) take(row);
  for (const range of ranges) {
    let room = isMixed ? Infinity : limit + 1;
    await walkNewest(table, isMixed ? range : upTo(range, before), limit + 1, (row) => {
      if (!acted.has(row._id) && take(row)) room -= 1;
      return room > 0;
    });
  }
  found.sort(byNewest);
  const told = found.slice(0, limit);
  const last = told.at(-1);
  return {
    rows: told.map(({ shown }) => shown),
    hasMore: found.length > limit,
    last: last && { at: last.at, id: last.id },
  };
}

function byNewest(a: RowPlace, b: RowPlace): number {
  return downward(a.at, b.at) || downward(a.id, b.id);
}

function downward(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1;
}

/** With those of the very same time, of which some stand behind it. */
function upTo({ mark = '', ...range }: MarkedRange, before: RowPlace | undefined): IndexRange {
  if (before === undefined || !before.at.startsWith(mark)) return range;
  const to = `${before.at.slice(mark.length)} `;
  return { ...range, to: range.to !== undefined && range.to < to ? range.to : to };
}
