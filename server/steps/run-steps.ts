import type pg from 'pg';
import { alertSteps, type AlertStep } from '../../contract/alert-steps.ts';
import type { Clock } from '../../contract/base/clock.ts';
import { beginStep, endStep, leaseSteps, type LeasedStep, type StepEnd } from '../store/alerts/alert-steps.ts';
import { BUSY_MS, claimAlert } from '../store/alerts/claim-alert.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { findNotice } from '../store/alerts/notices.ts';
import { findReport } from '../store/reports/reports.ts';
import { findStepPerson } from '../store/alerts/step-person.ts';
import { findAlertWords } from '../store/reports/told-alert.ts';
import { allReadable, type Unreadable } from '../unreadable.ts';
import { decideStep } from './decide-step.ts';
import type { StepSenders, StepSent, ToldStep } from './step-sender.ts';

export interface StepServices {
  pool: pg.Pool;
  clock: Clock;
  senders: StepSenders;
  /** Minutes that pushes have to reach somebody before another way is taken. */
  fallbackMinutes: number;
  /** Origin at which people open the app. */
  appUrl?: string | undefined;
  /** Where numbers without a country code are at home. */
  country?: string | undefined;
  /** Absent: what cannot be read is thrown. */
  unreadable?: Unreadable;
}

/** Of one kind sent at once, by one process. */
const AT_ONCE = 10;
/** Milliseconds after which another process takes what is not heard of: longer than all of them take one after another. */
const LEASE_MS = 300_000;
const TRIES = 5;
/** Milliseconds until the second try; each one waits three times as long as the one before: forty minutes in all. */
const BACK_OFF_MS = 60_000;

/**
 *   waiting ──▶ sending ──▶ sent · refused · unknown
 *      ▲           │
 *      └── later ◀─┤        held until quiet hours are over · over · capped · no address
 *                  └── the process dies ──▶ an e-mail is sent again; an SMS is `unknown`: it costs, and wakes people, so it goes once or not
 *
 * Tells all whose turn it is and whom no other process has in its hands. Each kind on its own: what one waits for holds up no other.
 */
export async function runSteps(services: StepServices, isOver: () => boolean = () => false): Promise<void> {
  await Promise.all(alertSteps.map((step) => runOne(services, step, isOver)));
}

async function runOne(services: StepServices, step: AlertStep, isOver: () => boolean): Promise<void> {
  const { pool, clock, senders } = services;
  while (senders[step] !== undefined && !isOver()) {
    const now = clock.now();
    const leased = await withRetries(() => leaseSteps(pool, step, { now, until: now + LEASE_MS, count: AT_ONCE }));
    if (leased.length === 0) return;
    await Promise.all([...byPerson(leased).values()].map((own) => tell(services, step, own)));
  }
}

function byPerson(leased: readonly LeasedStep[]): ReadonlyMap<string, LeasedStep[]> {
  const people = new Map<string, LeasedStep[]>();
  for (const one of leased) people.set(one.accountId, [...(people.get(one.accountId) ?? []), one]);
  return people;
}

/** One after another what goes to one person. */
async function tell(services: StepServices, step: AlertStep, own: readonly LeasedStep[]): Promise<void> {
  for (const leased of own) {
    const end = await outcome(services, step, leased);
    if (end !== undefined) await withRetries(() => endStep(services.pool, leased, end));
  }
}

/** Undefined: it is in other hands by now. */
async function outcome(services: StepServices, step: AlertStep, leased: LeasedStep): Promise<StepEnd | undefined> {
  const { pool, clock, senders, fallbackMinutes, country } = services;
  const { tries } = leased;
  if (leased.mark === 'sending' && step === 'sms') return { mark: 'unknown', tries };
  const now = clock.now();
  const { unreadable = allReadable } = services;
  const open = await unreadable.unless(leased.noticeId, () => openAlert(services, leased, now));
  const person = open && (await findStepPerson(pool, leased));
  if (open === undefined || person === undefined) return { mark: 'over', tries };
  const decision = decideStep(step, person, open.report, { now, patienceMs: fallbackMinutes * 60_000, country });
  if ('mark' in decision) return { mark: decision.mark, tries };
  if ('heldUntil' in decision) return { mark: 'waiting', dueAt: decision.heldUntil, tries };
  const claim = open.report.body.severity === 'critical' ? undefined : await claimFor(pool, leased, now);
  if (claim?.capped.has(leased.accountId)) return { mark: 'capped', tries };
  if (claim?.busy.has(leased.accountId)) return { mark: 'waiting', dueAt: now + BUSY_MS, tries };
  if (!(await withRetries(() => beginStep(pool, leased)))) return undefined;
  const sent = (await senders[step]?.send(decision.to, open.told)) ?? { kind: 'later' };
  const end = endOf(sent, tries, clock.now());
  return { ...end, claimedAt: claim?.at };
}

/** Before it is sent: whoever else sends to this person at this moment counts it too. */
function claimFor(pool: pg.Pool, { noticeId, accountId }: LeasedStep, now: number) {
  return withRetries(() => claimAlert(pool, noticeId, [accountId], now));
}

async function openAlert({ pool, appUrl }: StepServices, { id, noticeId }: LeasedStep, now: number) {
  const notice = await findNotice(pool, noticeId);
  if (notice === undefined || now >= notice.expiresAt) return undefined;
  const [words, report] = await Promise.all([findAlertWords(pool, noticeId), findReport(pool, notice.about)]);
  if (words === undefined || report?.status !== 'approved') return undefined;
  const link = appUrl === undefined ? {} : { link: `${appUrl}/volunteer/notifications/${report.id}` };
  const told: ToldStep = { id, ...words, ...link };
  return { told, report };
}

function endOf(sent: StepSent, tries: number, now: number): StepEnd {
  if (sent.kind === 'gone') return { mark: 'refused', tries };
  if (sent.kind !== 'later') return { mark: sent.kind, tries };
  if (tries + 1 >= TRIES) return { mark: 'unreachable', tries: tries + 1 };
  const dueAt = now + Math.max(BACK_OFF_MS * 3 ** tries, sent.retryAfterMs ?? 0);
  return { mark: 'waiting', dueAt, tries: tries + 1 };
}
