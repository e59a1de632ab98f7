import { type DisasterType, type LanguageCode, languageCodes } from '../../../contract/enumerations.ts';
import { deskWords } from './desk-words.ts';
import { isFactWord, needsAsked, whatWasSaid, type SaidFacts } from './what-was-said.ts';
import { folded } from '../../../contract/search/folded.ts';
import { wordsOf, type FoundWord } from './words.ts';

/** A question about the work of the desk, which the device's own lists answer, as far as it can be read. */
export interface DeskQuestion {
  /** Which lists are asked for; none where it is about other work. */
  asks: readonly ('reports' | 'aid')[];
  /** The words of a place; the empty text for everywhere. */
  text: string;
  isOldestFirst: boolean;
  isUrgent: boolean;
  /** Only aid requests that nobody has in hand. */
  isUnclaimed: boolean;
  disasterType?: DisasterType;
  /** Only aid requests with one of these needs. */
  needs: readonly SaidFacts['needs'][number]['type'][];
  /** Words of it that were not understood. */
  unread: readonly string[];
}

const rules = languageCodes.map((code) => {
  const { filler, ...words } = deskWords[code];
  const expression = (source: string) => new RegExp(source.normalize('NFC'), 'giu');
  return {
    open: expression(words.open),
    oldest: expression(words.oldest),
    newest: expression(words.newest),
    urgent: expression(words.urgent),
    unclaimed: expression(words.unclaimed),
    aid: expression(words.aid),
    reports: expression(words.reports),
    work: expression(words.work),
    lists: expression(words.lists),
    guide: expression(words.guide),
    filler: filler.split(' ').map(folded),
  };
});
type Mark = Exclude<keyof (typeof rules)[number], 'filler'>;
const fillers = new Set(rules.flatMap(({ filler }) => filler));

/**
 * Is this a question about the work of the desk, such as "what is open near X?" or "which requests are urgent and not taken?", in
 * whatever language of the app? What is open must have a place, a list or nothing beside it: "open the airway" is a question for the guide.
 *
 * @param first the language of the app
 */
export function deskQuestion(text: string, first: LanguageCode): DeskQuestion | undefined {
  const asked = text.normalize('NFC');
  const spans = (mark: Mark) => rules.flatMap((rule) => [...asked.matchAll(rule[mark])]);
  const has = (mark: Mark) => spans(mark).length > 0;
  const { place = '', disasterType } = whatWasSaid(asked, first);
  const needs = needsAsked(asked, first);
  const placeWords = wordsOf(place)
    .map(({ word }) => word)
    .filter((word) => !fillers.has(folded(word)));
  const read = (['open', 'oldest', 'newest', 'urgent', 'unclaimed', 'aid', 'reports'] as const).flatMap(spans);
  const others = wordsOf(asked).filter(
    (one) => !fillers.has(folded(one.word)) && !placeWords.includes(one.word) && !read.some((span) => isIn(one, span)),
  );
  const unread = others.filter(({ word }) => !isFactWord(word));
  const isOther = spans('work').some((span) => unread.some((one) => isIn(one, span)));
  const isFiltered = has('open') || has('oldest') || has('newest') || has('urgent') || has('unclaimed');
  const isPlaced = placeWords.length > 0;
  if (has('guide') && !(has('work') && (isFiltered || isPlaced))) return undefined;
  const named = (['reports', 'aid'] as const).filter((list) => has(list));
  const isList = has('lists') && isPlaced && (disasterType !== undefined || needs.length > 0);
  const isAll = others.length === 0 || (named.length > 0 && unread.length === 0);
  if (!has('work')) {
    if (!isList && !(isFiltered && (isPlaced || isAll))) return undefined;
    // "Active bleeding in the arm" is no place of the desk's.
    if (needs.some(({ type }) => type === 'First aid')) return undefined;
  }
  const isAid = has('unclaimed') || needs.length > 0;
  const all = named.length === 0 && !isOther ? (['reports', 'aid'] as const) : named;
  return {
    asks: isAid ? ['aid'] : all,
    text: placeWords.join(' '),
    isOldestFirst: has('oldest'),
    isUrgent: has('urgent'),
    isUnclaimed: has('unclaimed'),
    ...(disasterType && { disasterType }),
    needs: needs.map(({ type }) => type),
    unread: unread.map(({ word }) => word),
  };
}

function isIn({ start, end }: FoundWord, { 0: found, index }: RegExpExecArray): boolean {
  return index < end && start < index + found.length;
}
