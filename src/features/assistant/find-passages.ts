import { addressOf, viewIn } from '../../parts/records/course-address.ts';
import { guideAddress } from '../../addresses.ts';
import { loadCourseSearch } from '../../strings/course-search.ts';
import { loadGuideAnswers, loadGuideSearch } from '../../strings/guide-search.ts';
import { language } from '../../strings/language.ts';
import type { Trouble } from '../../strings/search/answering.ts';
import { placeOfAnswer, type FoundPassage } from '../../strings/search/passages.ts';
import { wordsOf } from '../../strings/search/words.ts';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import type { AssistantPlace } from './assistant-place.ts';

/** Steps of the best passage that are always shown. */
const FIRST_STEPS = 2;
const LESSON_WORDS = 2;
const LESSON_LEAD = 2;

/** A passage of the guide or of a lesson that answers a question, and where it is read. */
export interface CitedPassage {
  title: string;
  /** What is shown of it: of the best passage its beginning too, as a step alone may need those before it. */
  shown: readonly string[];
  /** The whole passage. */
  whole: string;
  address: string;
}

/** A topic of the guide, and where it is read. */
export interface CitedTopic {
  title: string;
  address: string;
}

/** What is kept on this phone about a question. */
export interface FoundAnswer {
  /** The best first. Volunteers are led to their lessons too. */
  passages: readonly CitedPassage[];
  /** Nothing fits so clearly that it may be told as the answer. */
  isUnsure: boolean;
  trouble?: Trouble;
  /** Where to look on, where nothing is sure. */
  topics: readonly CitedTopic[];
}

export async function findPassages(question: string, place: AssistantPlace): Promise<FoundAnswer> {
  const answer = (await loadGuideAnswers(language()))(question);
  const { book } = await loadGuideSearch(language());
  const lessons = answer.trouble || place !== 'volunteer' ? undefined : await lessonsFor(question, book.ignored);
  const ofGuide = answer.found.map((passage) => cited(passage, guideAddress(placeOfAnswer(passage))));
  // What has words in common with a blow or a threat is no help against it.
  const isSilent = answer.trouble === 'violence';
  const found = isSilent ? [] : inTurn(lessons?.passages ?? [], ofGuide).slice(0, assistantLimits.passages);
  const isUnsure = !answer.isSure && lessons?.isSure !== true;
  return {
    passages: withBeginning(found),
    isUnsure,
    ...(answer.trouble && { trouble: answer.trouble }),
    topics: isUnsure
      ? Object.entries(book.topics).map(([id, { title }]) => ({ title, address: guideAddress(id) }))
      : [],
  };
}

/** A lesson clearly fits that has all the words asked, or some of them and twice as much of them as the next. */
async function lessonsFor(question: string, ignored: string) {
  const lessons = await loadCourseSearch(language(), ignored).catch(() => undefined);
  if (!lessons) return undefined;
  const { found, isPartial, terms } = lessons.search(question);
  const passages = found.map((passage) => {
    const [course = '', module = ''] = passage.id.split('.');
    return cited(passage, addressOf(viewIn(new URLSearchParams({ course, module }))));
  });
  const [first, second] = found;
  const said = wordsOf(question).filter(({ word }) => terms.has(lessons.fold(word))).length;
  const isAhead = said >= LESSON_WORDS && (first?.score ?? 0) >= LESSON_LEAD * (second?.score ?? 0);
  return { passages, isSure: first !== undefined && (!isPartial || isAhead) };
}

function withBeginning([best, ...others]: readonly CitedPassage[]): CitedPassage[] {
  if (!best) return [];
  const beginning = best.whole.split('\n').slice(0, FIRST_STEPS);
  return [{ ...best, shown: [...new Set([...beginning, ...best.shown])] }, ...others];
}

function cited(passage: FoundPassage, address: string): CitedPassage {
  const { topic, section, steps, step } = passage;
  return {
    title: section === undefined ? topic : `${topic} · ${section}`,
    shown: steps.slice(step ?? 0, (step ?? 0) + 1),
    whole: steps.join('\n'),
    address,
  };
}

/** Scores of two indexes say nothing about each other: their best ones stand in turn. */
function inTurn<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return first.flatMap((item, index) => [item, ...second.slice(index, index + 1)]).concat(second.slice(first.length));
}
