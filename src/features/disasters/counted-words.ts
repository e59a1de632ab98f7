import { isInView, type MapView } from '../../hooks/lists/cells-in-view.ts';
import type { ShownCells } from '../../hooks/lists/use-counted-cells.ts';
import { disasterMapTexts } from '../../strings/public/disasters.ts';
import { timeSince } from '../../strings/time.ts';

/** How many disasters the numbers in view stand for, and how old they are: epoch milliseconds. */
export function countedWords({ cells, asOf }: Pick<ShownCells, 'cells' | 'asOf'>, view: MapView, now: number): string {
  const inView = cells.filter(({ lati, long }) => isInView({ lat: lati, lng: long }, view));
  const count = inView.reduce((sum, cell) => sum + cell.count, 0);
  return `${disasterMapTexts.counted(count)} ${disasterMapTexts.countedSince(timeSince(asOf, now))}`;
}
