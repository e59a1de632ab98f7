import { type LanguageCode, languageCodes } from '../../../contract/enumerations.ts';
import { deskWords } from './desk-words.ts';
import { whatWasSaid } from './what-was-said.ts';
import { plain, wordsOf } from './words.ts';

/** A question about what is open, which the device's own lists answer. */
export interface DeskQuestion {
  isOldestFirst: boolean;
  /** Which lists are asked for. */
  asks: readonly ('reports' | 'aid')[];
  /** The words of a place, each to be found in a record; the empty text for everywhere. */
  text: string;
}

const rules = languageCodes.map((code) => {
  const { open, oldest, aid, reports, small } = deskWords[code];
  const expression = (source: string) => new RegExp(source.normalize('NFC'), 'iu');
  return {
    open: expression(open),
    oldest: expression(oldest),
    aid: expression(aid),
    reports: expression(reports),
    small: small.split(' ').map(plain),
  };
});
const small = new Set(rules.flatMap((rule) => rule.small));

/**
 * Is this a question about the lists, such as "what is open near X?" or "which requests are oldest?", in whatever language of the app?
 * What is open must have a place or a list beside it: "open the airway" is a question for the guide.
 *
 * @param first the language of the app
 */
export function deskQuestion(text: string, first: LanguageCode): DeskQuestion | undefined {
  const asked = text.normalize('NFC');
  const isOldestFirst = rules.some(({ oldest }) => oldest.test(asked));
  const isOpen = rules.some(({ open }) => open.test(asked));
  if (!isOldestFirst && !isOpen) return undefined;
  const named = (['reports', 'aid'] as const).filter((list) => rules.some((rule) => rule[list].test(asked)));
  const words = wordsOf(whatWasSaid(asked, first).place ?? '')
    .map(({ word }) => word)
    .filter((word) => !small.has(plain(word)));
  if (named.length === 0 && words.length === 0) return undefined;
  return { isOldestFirst, asks: named.length === 0 ? ['reports', 'aid'] : named, text: words.join(' ') };
}
