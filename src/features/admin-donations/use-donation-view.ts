import { useState } from 'react';
import { useSettled } from '../../hooks/shared/use-settled.ts';
import { readDonationView, writeDonationView, type DonationTabView } from './read-donation-view.ts';

interface DonationViewInAddress {
  view: DonationTabView;
  /** The view once the person who types pauses. */
  settled: DonationTabView;
  change(part: Partial<DonationTabView>): void;
}

/** The view, kept in the address: it survives a reload and can be passed on. */
export function useDonationView(): DonationViewInAddress {
  // Not the router's: what was typed since stands in the window's alone.
  const [view, setView] = useState(() => readDonationView(window.location.search));
  const search = useSettled(view.search);
  const change = (part: Partial<DonationTabView>) => {
    const next = { ...view, ...part };
    setView(next);
    const { pathname, search: query } = window.location;
    try {
      window.history.replaceState(window.history.state, '', pathname + writeDonationView(query, next));
    } catch {
      // Safari refuses more than a hundred in half a minute; a later letter writes it.
    }
  };
  return { view, settled: { ...view, search }, change };
}
