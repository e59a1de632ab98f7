import { use } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { loadGuideBook } from '../../strings/guide-book.ts';
import { loadGuideSearch, type SearchableGuide } from '../../strings/guide-search.ts';
import type { GuideBook } from '../../strings/guide/shape.ts';
import { language } from '../../strings/language.ts';

/** A moment without network heals by itself; where the guide is gone for good, the screen's boundary says so. */
const TRIES = 4;

let book: Promise<GuideBook> | undefined;

/** The guide in the app's language. Waits, with the screen's own sign of waiting, until it is there. */
export function useGuideBook(): GuideBook {
  book ??= loadUntilThere(() => loadGuideBook(language()), TRIES);
  return use(book);
}

let searchable: Promise<SearchableGuide> | undefined;

/** The same with its search, which only the guide's first screen needs. */
export function useSearchableGuide(): SearchableGuide {
  searchable ??= loadUntilThere(() => loadGuideSearch(language()), TRIES);
  return use(searchable);
}
