import { isInView, type MapView } from '../../hooks/lists/cells-in-view.ts';
import type { ShownCells } from '../../hooks/lists/use-counted-cells.ts';
import { disasterMapTexts } from '../../strings/public/disasters.ts';
import { timeSince } from '../../strings/time.ts';

/** What the marks of disasters that this phone knows one by one leave out. */
export function shownWords(shown: number, more: number, unplaced: number): string {
  const words = [disasterMapTexts.shown(shown)];
  if (more > 0) words.push(disasterMapTexts.more(more));
  if (unplaced > 0) words.push(disasterMapTexts.unplaced(unplaced));
  return [...words, disasterMapTexts.rounded].join(' ');
}

/** How many disasters the numbers in view stand for, and how old they are: epoch milliseconds. */
export function countedWords({ cells, asOf }: Pick<ShownCells, 'cells' | 'asOf'>, view: MapView, now: number): string {
  const inView = cells.filter(({ lati, long }) => isInView({ lat: lati, lng: long }, view));
  const count = inView.reduce((sum, cell) => sum + cell.count, 0);
  return `${disasterMapTexts.counted(count)} ${disasterMapTexts.countedSince(timeSince(asOf, now))}`;
}
