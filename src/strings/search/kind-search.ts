import type { LanguageCode } from '../../../contract/enumerations.ts';
import { answering, type Answering } from './answering.ts';
import { learn } from './classifier.ts';
import { loadExamples } from './load-examples.ts';
import type { SearchedBook } from './passages.ts';
import { questionFeatures } from './question-features.ts';
import type { Searcher } from './search.ts';

export type Answerer = (question: string) => Answering;

const answerers = new WeakMap<Searcher, Promise<Answerer>>();

/** Answers from a book, once for each search of it. */
export function answererOf(searcher: Searcher, book: SearchedBook, language: LanguageCode): Promise<Answerer> {
  const known = answerers.get(searcher);
  if (known) return known;
  const made = makeAnswerer(searcher, book, language);
  answerers.set(searcher, made);
  // What could not be loaded may be there the next time.
  made.catch(() => answerers.delete(searcher));
  return made;
}

async function makeAnswerer(searcher: Searcher, book: SearchedBook, language: LanguageCode): Promise<Answerer> {
  const classify = await learn(await loadExamples(language), (text) => questionFeatures(text, language), nextTask);
  return answering(searcher, classify, book);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
