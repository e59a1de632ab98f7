import { epochMsOf } from '../base/iso-time.ts';

/** A report that was this long on the way may be about what is over by now. */
const LATE_MS = 60 * 60_000;

/**
 * Milliseconds between the making of a report, by its phone's clock, and its arrival; undefined where that is no delay worth a word,
 * or where the phone's clock cannot be right.
 */
export function latenessMs({ writtenAt, reportedAt }: { writtenAt?: string | undefined; reportedAt: string }) {
  if (writtenAt === undefined) return undefined;
  const ms = epochMsOf(reportedAt) - epochMsOf(writtenAt);
  return ms >= LATE_MS && ms < MOST_MS ? ms : undefined;
}

/** A year: a clock that stands at its factory's date is no delay. */
const MOST_MS = 366 * 24 * 60 * 60_000;
