import { useEffect, useState } from 'react';
import type { CellDegrees } from '../../../contract/policies/map-cells.ts';
import { countedCells, type CellQuestion, type CountedCells } from '../../data/queries/lists/counted-cells.ts';
import { isOnlineNow, useOnline } from '../shared/use-online.ts';
import { cellsInView, covers, type MapView } from './cells-in-view.ts';

export interface ShownCells extends CountedCells {
  degrees: CellDegrees;
}

interface Answered {
  question: CellQuestion;
  /** Undefined where none came. */
  counted: CountedCells | undefined;
  wasOnline: boolean;
}

/** So long the map has to rest before the server is asked. */
const REST_MS = 300;

/**
 * The disasters round what a map shows, as the server counts them; undefined where they are not known, or each is shown by itself. While
 * others are asked for, those before stay.
 */
export function useCountedCells(
  view: MapView | undefined,
  { type, severity }: Pick<CellQuestion, 'type' | 'severity'>,
  isWanted: boolean,
): ShownCells | undefined {
  const [answered, setAnswered] = useState<Answered>();
  const isOnline = useOnline();
  const wanted = isWanted && view ? cellsInView(view) : undefined;
  const isOfThese =
    answered !== undefined && answered.question.type === type && answered.question.severity === severity;
  const isEnough =
    isOfThese &&
    view !== undefined &&
    answered.question.degrees === wanted?.degrees &&
    covers(answered.question.box, view) &&
    (answered.counted !== undefined || answered.wasOnline || !isOnline);
  // As text: the same box in another object is no other question.
  const asked = wanted && !isEnough ? JSON.stringify({ ...wanted, type, severity }) : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const question = JSON.parse(asked) as CellQuestion;
      void countedCells(question, stop.signal).then((counted) => {
        if (!stop.signal.aborted) setAnswered({ question, counted, wasOnline: isOnlineNow() });
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  if (wanted === undefined || !isOfThese || answered.counted === undefined) return undefined;
  return { ...answered.counted, degrees: answered.question.degrees };
}
