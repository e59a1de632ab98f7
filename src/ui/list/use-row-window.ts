import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import type { CSSProperties, RefObject } from 'react';
import type { DrawnRow } from './list-rows.tsx';
import { useListPlace } from './use-list-place.ts';
import { splitLines } from './split-lines.ts';

/** Lines drawn beyond each edge of the screen: the next one is there when the Tab key asks for it. */
const AHEAD = 3;

interface Asked {
  list: RefObject<HTMLElement | null>;
  /** Of all rows, in order. */
  keys: readonly string[];
  /** Index of the row that must stay; -1 for none. */
  kept: number;
  rowRem: number;
}

interface RowWindow {
  shown: readonly DrawnRow[];
  /** Takes the place of the rows that are not there. */
  padding: CSSProperties;
  measure: (element: HTMLElement | null) => void;
}

/** Which rows of a list in the page's own scrolling are about to be seen, and how much room the others take. */
export function useRowWindow({ list, keys, kept, rowRem }: Asked): RowWindow {
  const place = useListPlace(list);
  const { columns, top, gap, rem } = place;
  const keptLine = kept < 0 ? -1 : Math.floor(kept / columns);
  // What it answers changes behind its back; nothing here is remembered by it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(keys.length / columns),
    estimateSize: () => rowRem * rem,
    // Where nothing is laid out, as in a part that is hidden, each row would seem to have no height, and all would be drawn.
    measureElement: (element) => element.offsetHeight || rowRem * rem,
    getItemKey: (line) => `${columns} ${keys[line * columns]}`,
    scrollMargin: top,
    gap,
    overscan: AHEAD,
    useFlushSync: false,
    // The first time too it must not be empty: the row of the focus is in it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => withFocus(range, keptLine),
  });
  const { lines, apart } = splitLines(virtualizer.getVirtualItems(), keptLine);
  const [first, last] = [lines[0], lines.at(-1)];
  const start = first ? first.start - top : 0;
  const end = last ? virtualizer.getTotalSize() - (last.end - top) : 0;
  const rowsIn = (line: number) => rowsOf(line, columns, keys.length);
  const inFlow = lines.flatMap(({ index }) => rowsIn(index));
  const staying = apart.flatMap(({ index, start: at, size }) =>
    rowsIn(index).map((row) => ({ ...row, apart: { insetBlockStart: at - top, blockSize: size } })),
  );
  return {
    shown: [...inFlow, ...staying].sort((a, b) => a.index - b.index),
    padding: { paddingBlockStart: Math.max(0, start), paddingBlockEnd: Math.max(0, end) },
    measure: virtualizer.measureElement,
  };
}

/** With the line of the focus and its neighbours, to which the Tab key leads. */
function withFocus(range: Range, kept: number): number[] {
  const near = kept < 0 ? [] : [kept - 1, kept, kept + 1].filter((line) => line >= 0 && line < range.count);
  return [...new Set([...near, ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
}

function rowsOf(line: number, columns: number, count: number): DrawnRow[] {
  const first = line * columns;
  return Array.from({ length: Math.min(columns, count - first) }, (_, at) => ({ index: first + at, line }));
}
