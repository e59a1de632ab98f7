import { epochMsOf, isDay } from '../../../contract/base/iso-time.ts';
import type { AidRow, ReportRow } from './rows.ts';

/*
 * How urgent an open record is, as a text by which a copy is sorted: the greatest is the most urgent. Of those that are over nothing is
 * urgent, and they have none.
 */

/** Whose severity nobody knows comes before the moderate ones, so that somebody looks. */
const severityRank = { mild: 0, moderate: 1, other: 2, severe: 3, critical: 4 } as const;

/** By severity, then by how long it has waited. */
export function reportUrgency({
  displayStatus,
  severity = 'other',
  reportedAt,
}: Pick<ReportRow, 'displayStatus' | 'severity' | 'reportedAt'>): string | undefined {
  if (displayStatus !== 'pending' && displayStatus !== 'active') return undefined;
  return `${severityRank[severity] ?? severityRank.other}${soonest(epochMsOf(reportedAt))}`;
}

/** Something urgent that is still open, then by when it is needed, then by how long it has waited. */
export function aidUrgency({
  status,
  requirements,
  deadline,
  createdAt,
}: Pick<AidRow, 'status' | 'requirements' | 'deadline' | 'createdAt'>): string | undefined {
  if (status !== 'active') return undefined;
  const isUrgent = requirements.some((need) => need.urgent && need.status !== 'fulfilled');
  return `${isUrgent ? 1 : 0}${soonest(epochMsOf(deadline) + (isDay(deadline) ? DAY_MS : 0))}${soonest(epochMsOf(createdAt))}`;
}

const DAY_MS = 24 * 3_600_000;
/** Milliseconds since 1970 have no more digits before the year 2286. */
const LAST_MS = 9_999_999_999_999;
const DIGITS = `${LAST_MS}`.length;

/** The sooner, the greater. What nobody can read is never due. */
function soonest(ms: number): string {
  const left = Number.isFinite(ms) ? LAST_MS - ms : 0;
  return `${Math.min(Math.max(Math.round(left), 0), LAST_MS)}`.padStart(DIGITS, '0');
}
