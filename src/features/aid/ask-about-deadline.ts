import { aidTexts } from '../../strings/forms/aid.ts';
import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { utcFromLocal } from './build-aid-form.ts';

const YEAR_MS = 366 * 24 * 3_600_000;

/**
 * What to ask about a deadline that may be a slip: one that has passed, or that is more than a year away. `now` is the
 * time in epoch milliseconds as far as the phone knows it, which may be wrong: so it is asked, never refused.
 */
export function askAboutDeadline(local: string, now: number): string | undefined {
  const at = epochMsOf(utcFromLocal(local));
  if (at < now) return aidTexts.hasPassed(exactTime(at));
  return at > now + YEAR_MS ? aidTexts.isFarAway(exactTime(at)) : undefined;
}
