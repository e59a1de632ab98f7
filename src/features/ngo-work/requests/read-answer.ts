import { isoTime } from '../../../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { parseCount } from '../../../../contract/base/parse-count.ts';
import { hasVisibleText } from '../../../../contract/base/text.ts';
import { limits } from '../../../../contract/limits.ts';

export interface TypedAnswer {
  people: number;
  arrivesAt?: string;
  note?: string;
}

/** What is wrong, by the field. */
export interface AnswerProblems {
  people?: 'missing' | 'too-many';
  arrivesAt?: true;
}

/**
 * What was typed, as the contract's values. A day and time is the phone's own: typed where a browser has no picker for it, too.
 *
 * @param most people that there is room for, as far as this phone knows
 */
export function readAnswer(typed: (name: string) => string, most: number): Result<TypedAnswer, AnswerProblems> {
  const people = parseCount(typed('people'));
  const wrong = wrongCount(people, most);
  const arrives = typed('arrivesAt').replace(' ', 'T');
  const at = new Date(arrives).getTime();
  const isTime = arrives === '' || (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(arrives) && Number.isFinite(at));
  if (wrong || !isTime)
    return failed({ ...(wrong && { people: wrong }), ...(!isTime && { arrivesAt: true as const }) });
  const note = typed('note');
  return ok({
    people,
    ...(arrives !== '' && { arrivesAt: isoTime(at) }),
    ...(hasVisibleText(note) && { note }),
  });
}

function wrongCount(people: number, most: number): AnswerProblems['people'] {
  if (!(people >= 1 && people <= limits.volunteersWanted)) return 'missing';
  return people > most ? 'too-many' : undefined;
}
