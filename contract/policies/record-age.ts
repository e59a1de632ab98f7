import type { AidView } from '../entities/aid-request.ts';
import type { ReportView } from '../entities/report.ts';
import { epochMsOf } from '../base/iso-time.ts';

const HOUR_MS = 3_600_000;

/** Hours after which nobody should drive by a record without a question: much has changed by then, of an urgent one sooner. */
const oldAfterHours = { urgent: 24, other: 48 } as const;
/** Of those ages in which one is asked again: a person who did not answer three times is not made to by a fourth. */
const ASKED_AT_AGES = [1, 2, 4] as const;
/** Hours in which nothing is asked about twice, whoever sets out. */
const askingRestHours = 12;

/** What a record's age is reckoned by. Times in epoch milliseconds. */
export interface RecordLife {
  /** Something of it may still be needed. */
  isOpen: boolean;
  isUrgent: boolean;
  /** When it came, or whoever sent it last said that it stands. */
  knownAt: number;
  /** When they were asked last. */
  askedAt?: number | undefined;
}

type Need = Pick<AidView['requirements'][number], 'urgent' | 'status'>;
type Times = Pick<ReportView, 'confirmedAt' | 'askedAt'>;

export function reportLife(
  report: Times & Pick<ReportView, 'displayStatus' | 'severity' | 'reportedAt' | 'overAt'>,
): RecordLife {
  const { displayStatus, severity, reportedAt, overAt } = report;
  return {
    isOpen: (displayStatus === 'pending' || displayStatus === 'active') && overAt === undefined,
    isUrgent: severity === 'critical' || severity === 'severe',
    ...timesOf(report, reportedAt),
  };
}

export function aidLife(
  aid: Times & Pick<AidView, 'status' | 'createdAt'> & { requirements: readonly Need[] },
): RecordLife {
  return {
    isOpen: aid.status === 'active',
    isUrgent: aid.requirements.some(({ urgent, status }) => urgent && status !== 'fulfilled'),
    ...timesOf(aid, aid.createdAt),
  };
}

/** Since when nobody has said that it stands, where that is too long; undefined: it is fresh enough, over, or of no known age. Nothing ends by it. */
export function unconfirmedSince(life: RecordLife, now: number): number | undefined {
  return agesPast(life, now) >= 1 ? life.knownAt : undefined;
}

/**
 * Is whoever sent it to be asked now? Once at each of three ages, each twice the one before, and once more where somebody set out at
 * `drivenAt` behind the last question, and that was not asked a moment ago. An answer begins it all anew.
 */
export function isToBeAsked(life: RecordLife, now: number, drivenAt?: number): boolean {
  if (unconfirmedSince(life, now) === undefined) return false;
  const { askedAt, knownAt } = life;
  if (askedAt === undefined || askedAt < knownAt) return true;
  if (stepAt(life, now) > stepAt(life, askedAt)) return true;
  return drivenAt !== undefined && drivenAt > askedAt && now - askedAt >= askingRestHours * HOUR_MS;
}

function stepAt(life: RecordLife, at: number): number {
  return ASKED_AT_AGES.filter((age) => agesPast(life, at) >= age).length;
}

/** How many times as old as the age from which it counts as old. */
function agesPast({ isOpen, isUrgent, knownAt }: RecordLife, at: number): number {
  const ageMs = oldAfterHours[isUrgent ? 'urgent' : 'other'] * HOUR_MS;
  return isOpen && Number.isFinite(knownAt) ? (at - knownAt) / ageMs : 0;
}

function timesOf({ confirmedAt, askedAt }: Times, cameAt: string): Pick<RecordLife, 'knownAt' | 'askedAt'> {
  const came = epochMsOf(cameAt);
  return {
    knownAt: confirmedAt === undefined ? came : Math.max(came, epochMsOf(confirmedAt)),
    ...(askedAt !== undefined && { askedAt: epochMsOf(askedAt) }),
  };
}
