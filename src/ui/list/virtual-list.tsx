import { useEffect, useState, type ReactNode } from 'react';
import { PlainRows } from './list-rows.tsx';
import { useFocusedRow } from './use-focused-row.ts';

/** Up to here all rows are in the page: found by the browser's search, and printed. */
const PLAIN_ROWS = 60;

/** What draws a long list: a window on it, once that came. */
let LongRows: typeof PlainRows | undefined;

interface VirtualListProps<Row> {
  /** In order; of a long list the first so many, and more after `onNearEnd`. */
  rows: readonly Row[];
  /** Unique among the rows, and the same for the same thing for ever. */
  keyOf(row: Row): string;
  render(row: Row): ReactNode;
  /** Id of the list's heading. */
  labelledBy?: string;
  /** Rows of the whole list, where that is known. */
  total?: number | undefined;
  /** About how tall a row is, in rem; each is measured once it is drawn. */
  rowRem?: number;
  /** Side by side where there is room. */
  isGrid?: boolean;
  /** Asks for more rows: called once for each number of rows, and left out where there are no more. */
  onNearEnd?: (() => void) | undefined;
}

/**
 * A list that may be long. Past 60 rows only those about to be seen are in the page, which scrolls as ever: rows stand one after
 * another, as tall as they are, and space above and below takes the place of the others. The row that has the focus stays, wherever it
 * is. The browser's own search and a print find only the rows that are there: such a list needs a search of its own.
 */
export function VirtualList<Row>({ rows, keyOf, render, rowRem = 11, isGrid = false, ...rest }: VirtualListProps<Row>) {
  const focused = useFocusedRow();
  const keys = rows.map(keyOf);
  const given = { ...rest, rowRem, isGrid, focused, renderAt: (index: number) => render(rows[index] as Row) };
  const isLong = rows.length > PLAIN_ROWS;
  const areThere = useLongRows(isLong);
  if (!isLong) return <PlainRows {...given} keys={keys} />;
  if (!areThere || !LongRows) return <PlainRows {...given} keys={keys.slice(0, PLAIN_ROWS)} onNearEnd={undefined} />;
  return <LongRows {...given} keys={keys} />;
}

/**
 * What draws them comes with the first list that is so long: until then its first rows stand plainly, and are drawn anew then, so that
 * what a row remembers by itself is lost. Where it does not come, all rows are drawn. Not by `lazy`: a boundary that waits keeps what it
 * hides in the page, and each of the first rows would stand there twice.
 */
function useLongRows(areWanted: boolean): boolean {
  const [areThere, noteThere] = useState(LongRows !== undefined);
  useEffect(() => {
    if (!areWanted || areThere) return;
    let isOver = false;
    const take = (rows: typeof PlainRows) => {
      LongRows ??= rows;
      if (!isOver) noteThere(true);
    };
    import('./windowed-rows.tsx').then(
      ({ WindowedRows }) => take(WindowedRows),
      () => take(PlainRows),
    );
    return () => {
      isOver = true;
    };
  }, [areWanted, areThere]);
  return areThere;
}
