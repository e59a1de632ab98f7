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
  people?: true;
  arrivesAt?: true;
}

/** What was typed, as the contract's values. A day and time is the phone's own: typed where a browser has no picker for it, too. */
export function readAnswer(typed: (name: string) => string): Result<TypedAnswer, AnswerProblems> {
  const people = parseCount(typed('people'));
  const isCount = people >= 1 && people <= limits.volunteersWanted;
  const arrives = typed('arrivesAt').replace(' ', 'T');
  const at = new Date(arrives).getTime();
  const isTime = arrives === '' || (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(arrives) && Number.isFinite(at));
  if (!isCount || !isTime) {
    return failed({ ...(!isCount && { people: true as const }), ...(!isTime && { arrivesAt: true as const }) });
  }
  const note = typed('note');
  return ok({
    people,
    ...(arrives !== '' && { arrivesAt: isoTime(at) }),
    ...(hasVisibleText(note) && { note }),
  });
}
