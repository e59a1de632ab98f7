import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readView, writeView, type View } from './read-view.ts';

/** The view, kept in the address: it survives a reload and the way back from a disaster, and can be passed on. */
export function useView(): [view: View, change: (part: Partial<View>) => void] {
  const { search } = useLocation();
  const [view, setView] = useState(() => readView(search));
  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    setView(next);
    // Past the router, to which it would be a navigation that moves the focus.
    window.history.replaceState(window.history.state, '', window.location.pathname + writeView(next));
  };
  return [view, change];
}
