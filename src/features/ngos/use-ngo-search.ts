import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { actLimits } from '../../../contract/act-limits.ts';
import { firstCharacters } from '../../../contract/base/text.ts';
import { ngoCategories, ngoScopes } from '../../../contract/enumerations.ts';
import type { NgoSearch } from '../../data/queries/lists/ngos.ts';
import { ngoSearchQuery } from '../../parts/records/ngo-selects.tsx';

/** What of the list is looked for, kept in the address: it survives a reload, and the way back from an NGO. */
export function useNgoSearch() {
  const location = useLocation();
  const [asked, setAsked] = useState(() => readNgoSearch(location.search));
  const change = (part: Partial<NgoSearch>) => {
    const next = { ...asked, ...part };
    setAsked(next);
    writeAddress(next);
  };
  return { asked, change };
}

/** An address can come from anybody: a category or scope that is none counts as all, as 'all' does. */
export function readNgoSearch(query: string): NgoSearch {
  const params = new URLSearchParams(query);
  return {
    search: firstCharacters(params.get('search') ?? '', actLimits.searchCharacters),
    category: known(params.get('category'), ngoCategories),
    scope: known(params.get('scope'), ngoScopes),
  };
}

function known(word: string | null, words: readonly string[]): string {
  return words.find((one) => one.toLowerCase() === word?.toLowerCase()) ?? '';
}

/** Past the router, to which each letter would be a navigation that moves the focus. */
function writeAddress(asked: NgoSearch): void {
  try {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + ngoSearchQuery({ ...asked }) + hash);
  } catch {
    // Safari refuses more than a hundred in half a minute; a later letter writes it.
  }
}
