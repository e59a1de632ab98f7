import type { LanguageCode } from '../../../contract/enumerations.ts';
import { answering, type Answering } from './answering.ts';
import { loadCues } from './load-cues.ts';
import type { SearchedBook } from './passages.ts';
import type { Searcher } from './search.ts';

export type Answerer = (question: string) => Answering;

const answerers = new WeakMap<Searcher, Promise<Answerer>>();

/** Answers from a book, once for each search of it. */
export function answererOf(searcher: Searcher, book: SearchedBook, language: LanguageCode): Promise<Answerer> {
  const known = answerers.get(searcher);
  if (known) return known;
  const made = loadCues(language).then((cues) => answering(searcher, cues, language, book));
  answerers.set(searcher, made);
  // What could not be loaded may be there the next time.
  made.catch(() => answerers.delete(searcher));
  return made;
}
