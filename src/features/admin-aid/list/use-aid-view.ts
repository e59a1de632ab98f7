import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readAidView, writeAidView, type AidTabView } from './read-aid-view.ts';

/** The view, kept in the address: it survives a reload and can be passed on. */
export function useAidView(): { view: AidTabView; change(part: Partial<AidTabView>): void } {
  const { search } = useLocation();
  const [view, setView] = useState(() => readAidView(search));
  const change = (part: Partial<AidTabView>) => {
    const next = { ...view, ...part };
    setView(next);
    keepInAddress(next);
  };
  return { view, change };
}

/** Past the router, to which each letter would be a navigation that moves the focus. */
function keepInAddress(view: AidTabView): void {
  try {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + writeAidView(search, view));
  } catch {
    // Safari refuses more than a hundred in half a minute; a later letter writes it.
  }
}
