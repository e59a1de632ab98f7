import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const NAME = 'q';

/** What is looked for, kept in the address: it survives a reload and the way back from what was found. */
export function useQueryInAddress(): [query: string, change: (query: string) => void] {
  const { search } = useLocation();
  const [query, setQuery] = useState(() => new URLSearchParams(search).get(NAME) ?? '');
  const change = (next: string) => {
    setQuery(next);
    writeQuery(next);
  };
  return [query, change];
}

/** Past the router, to which each letter would be a navigation that moves the focus. */
function writeQuery(query: string): void {
  const address = new URL(window.location.href);
  if (query.trim() === '') address.searchParams.delete(NAME);
  else address.searchParams.set(NAME, query);
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Safari refuses more than a hundred in half a minute; a later letter writes it.
  }
}
