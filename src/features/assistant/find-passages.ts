import { addressOf, viewIn } from '../../parts/records/course-address.ts';
import { guideAddress } from '../../addresses.ts';
import { loadCourseSearch } from '../../strings/course-search.ts';
import { loadGuideSearch } from '../../strings/guide-search.ts';
import { language } from '../../strings/language.ts';
import { placeOfAnswer, type FoundPassage } from '../../strings/search/passages.ts';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import type { AssistantPlace } from './assistant-place.ts';

/** Steps of the best passage that are always shown. */
const FIRST_STEPS = 2;

/** A passage of the guide or of a lesson that answers a question, and where it is read. */
export interface CitedPassage {
  title: string;
  /** What is shown of it: of the best passage its beginning too, as a step alone may need those before it. */
  shown: readonly string[];
  /** The whole passage. */
  whole: string;
  address: string;
}

/** The best passages of what is kept on this phone. Volunteers are led to their lessons too. */
export async function findPassages(question: string, place: AssistantPlace): Promise<CitedPassage[]> {
  const [best, ...others] = await passagesFor(question, place);
  if (!best) return [];
  const beginning = best.whole.split('\n').slice(0, FIRST_STEPS);
  return [{ ...best, shown: [...new Set([...beginning, ...best.shown])] }, ...others];
}

async function passagesFor(question: string, place: AssistantPlace): Promise<CitedPassage[]> {
  const { book, searcher } = await loadGuideSearch(language());
  const ofGuide = searcher
    .search(question)
    .found.map((passage) => cited(passage, guideAddress(placeOfAnswer(passage))));
  if (place !== 'volunteer') return ofGuide.slice(0, assistantLimits.passages);
  const lessons = await loadCourseSearch(language(), book.ignored).catch(() => undefined);
  const ofLessons = (lessons?.search(question).found ?? []).map((passage) => {
    const [course = '', module = ''] = passage.id.split('.');
    return cited(passage, addressOf(viewIn(new URLSearchParams({ course, module }))));
  });
  return inTurn(ofLessons, ofGuide).slice(0, assistantLimits.passages);
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
