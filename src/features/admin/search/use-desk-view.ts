import { useState } from 'react';
import { useSettled } from '../../../hooks/shared/use-settled.ts';
import type { DeskPart } from './desk-part.ts';
import { readDeskView, writeDeskView, type DeskView } from './desk-view.ts';

interface DeskViewInAddress<State extends string> {
  view: DeskView<State>;
  /** The words once the person pauses. */
  text: string;
  change(part: Partial<DeskView<State>>): void;
}

/** The view of one part, kept in the address: it survives a reload and the way back, and can be passed on. */
export function useDeskView<State extends string>(
  part: DeskPart,
  states: readonly [State, ...State[]],
): DeskViewInAddress<State> {
  // Not the router's: what was typed since stands in the window's alone.
  const [view, setView] = useState(() => readDeskView(window.location.search, part, states));
  const text = useSettled(view.search).trim();
  const change = (changed: Partial<DeskView<State>>) => {
    const next = { ...view, ...changed };
    setView(next);
    const { pathname, search } = window.location;
    try {
      window.history.replaceState(window.history.state, '', pathname + writeDeskView(search, part, next, states[0]));
    } catch {
      // Safari refuses more than a hundred in half a minute; a later letter writes it.
    }
  };
  return { view, text, change };
}
