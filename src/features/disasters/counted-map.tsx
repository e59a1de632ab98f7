import { useMemo, useState } from 'react';
import type { MapView } from '../../hooks/lists/cells-in-view.ts';
import { useCountedCells } from '../../hooks/lists/use-counted-cells.ts';
import { useDisastersAround } from '../../hooks/lists/use-disasters-around.ts';
import { cellsOnMap } from '../../maps/cells-on-map.ts';
import { countedWords } from './counted-words.ts';
import { DisastersMap, type DisastersMapProps } from './disasters-map.tsx';

/** The map where this phone keeps a part of the disasters: of the rest the server says how many are where, and near by which. */
export function CountedMap(props: DisastersMapProps) {
  const { filter, now } = props;
  const { type, severity, status } = filter;
  const [view, setView] = useState<MapView>();
  // The server counts those that last.
  const counted = useCountedCells(view, { type, severity }, status !== 'resolved');
  const numbers = counted?.cells;
  const cells = useMemo(() => numbers && cellsOnMap(numbers), [numbers]);
  const around = useDisastersAround(view, filter, true);
  const words = counted && view && countedWords(counted, view, now);
  return <DisastersMap {...props} server={{ cells, words, around, onView: setView }} />;
}
