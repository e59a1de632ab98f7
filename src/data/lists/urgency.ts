import { entryOf } from '../../../contract/base/entry-of.ts';
import { epochMsOf, isDay } from '../../../contract/base/iso-time.ts';
import type { AidRow, ReportRow } from './rows.ts';

/*
 * How urgent an open record is, as a text by which a copy is sorted: the greatest is the most urgent. Of those that are over nothing is
 * urgent, and they have none. Every phone has this code, for the sake of an admin's: it is as short as can be.
 */

/** Whose severity nobody knows comes before the moderate ones, so that somebody looks. */
const ranks = { mild: 0, moderate: 1, severe: 3, critical: 4 };

/** By severity, then by how long it has waited. */
export function reportUrgency(
  report: Pick<ReportRow, 'displayStatus' | 'severity' | 'reportedAt'>,
): string | undefined {
  const { displayStatus, severity = '', reportedAt } = report;
  const isOpen = displayStatus === 'pending' || displayStatus === 'active';
  return isOpen ? `${entryOf(ranks, severity) ?? 2}${soonest(reportedAt)}` : undefined;
}

/** The least that this release writes first in a request's urgency: an earlier one wrote 0 and 1, whoever had it in hand. */
export const FIRST_RANK = 2;

/** Something that nobody has in hand, something urgent of that or of all that is open; then by when it is needed, then by how long it has waited. */
export function aidUrgency(
  aid: Pick<AidRow, 'status' | 'requirements' | 'deadline' | 'createdAt' | 'takings'>,
): string | undefined {
  const held = aid.takings?.flatMap(({ lines }) => lines) ?? [];
  const open = aid.requirements.map((need, line) => ({ ...need, isFree: !held.includes(line) }));
  const undone = open.filter(({ status }) => status !== 'fulfilled');
  const isFree = undone.some((need) => need.isFree);
  const isUrgent = undone.some((need) => need.urgent && need.isFree === isFree);
  const rank = FIRST_RANK + 2 * +isFree + +isUrgent;
  return aid.status === 'active' ? `${rank}${soonest(aid.deadline)}${soonest(aid.createdAt)}` : undefined;
}

const DAY_MS = 86_400_000;
/** Milliseconds since 1970 that come after every time on the wire. */
const LAST_MS = 9e12;

/** The sooner, the greater; a day is over with its end. What nobody can read is never due. */
export function soonest(time: string): string {
  const ms = epochMsOf(time) + (isDay(time) ? DAY_MS : 0);
  return `${LAST_MS - (ms || LAST_MS)}`.padStart(13, '0');
}
