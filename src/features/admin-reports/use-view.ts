import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readView, writeView, type ReportedView } from './read-view.ts';

export interface ViewInAddress {
  view: ReportedView;
  change(part: Partial<ReportedView>): void;
}

/** The view, kept in the address: it survives a reload and the way back from a report, and can be passed on. */
export function useView(): ViewInAddress {
  const { search } = useLocation();
  const [view, setView] = useState(() => readView(search));
  const change = (part: Partial<ReportedView>) => {
    const next = { ...view, ...part };
    setView(next);
    keepInAddress(next);
  };
  return { view, change };
}

/** Past the router, to which each letter would be a navigation that moves the focus. */
function keepInAddress(view: ReportedView): void {
  try {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + writeView(search, view));
  } catch {
    // Safari refuses more than a hundred in half a minute; a later letter writes it.
  }
}
