import type pg from 'pg';
import { isoTime, type Clock } from '../../contract/base/clock.ts';
import type { Overview } from '../../contract/calls/overview.ts';
import { reportView } from '../../contract/policies/report-view.ts';
import { proposeSame } from '../merges/propose.ts';
import { dailyFigures, keepDailyFigures, type DailyFigures } from '../store/admin/daily-figures.ts';
import { countHourly } from '../store/admin/hourly.ts';
import { countAll, countWaiting, oldestPending, type Counts, type Waiting } from '../store/admin/overview.ts';
import { countTeams } from '../store/admin/teams.ts';

/** Milliseconds between two counts: they read long indexes, and on a busy day all admins ask at each news. */
export const OVERVIEW_REST_MS = 1_000;
const WEEK_MS = 7 * 86_400_000;

/** How the relief stands now, and what waits. */
export async function countOverview(pool: pg.Pool, now: number): Promise<Overview> {
  const [counts, queues, oldest, weekAgo, teams, hourly, proposals] = await Promise.all([
    countAll(pool),
    countWaiting(pool),
    oldestPending(pool),
    dailyFigures(pool, now - WEEK_MS),
    countTeams(pool),
    countHourly(pool, now),
    proposeSame(pool),
  ]);
  const today = figuresOf(counts);
  const figure = (name: keyof DailyFigures) => ({ count: today[name], ...changeOf(today[name], weekAgo[name]) });
  return {
    totalDisasters: figure('totalDisasters'),
    aidRequests: figure('aidRequests'),
    activeVolunteers: figure('volunteersAtWork'),
    ongoingRelief: figure('ongoingRelief'),
    counts: {
      totalDisasters: counts.confirmed,
      totalRequests: counts.requests,
      approvedVolunteers: counts.approvedVolunteers,
      pendingVolunteers: counts.pendingVolunteers,
      approvedNgos: counts.approvedNgos,
      pendingNgos: counts.pendingNgos,
      ongoingEfforts: counts.ongoing,
    },
    waiting: {
      reports: {
        ...waitingOf(queues.reports),
        ...(oldest === undefined ? {} : { oldest: reportView('admin', oldest) }),
      },
      aid: { ...waitingOf(queues.aid), urgent: queues.aid.urgent },
      approvals: waitingOf(queues.approvals),
      messages: waitingOf(queues.messages),
      work: waitingOf(queues.work),
      triage: waitingOf(queues.triage),
      messagesAside: waitingOf(queues.messagesAside),
      roads: waitingOf(queues.roads),
      donations: waitingOf(queues.donations),
      deliveries: waitingOf(queues.deliveries),
    },
    teams,
    hourly,
    proposals,
    at: isoTime(now),
  };
}

/** Writes down how it stands today, for who compares in a week. */
export async function noteDailyFigures(pool: pg.Pool, clock: Clock): Promise<void> {
  await keepDailyFigures(pool, figuresOf(await countAll(pool)), clock.now());
}

function figuresOf(counts: Counts): DailyFigures {
  return {
    totalDisasters: counts.confirmed,
    aidRequests: counts.requests,
    volunteersAtWork: counts.atWork,
    ongoingRelief: counts.ongoing,
  };
}

/** Percent, rounded. Of nothing there is no percentage. */
function changeOf(count: number, before: number | undefined): { weeklyChange?: number } {
  return before === undefined || before === 0 ? {} : { weeklyChange: Math.round(((count - before) / before) * 100) };
}

function waitingOf({ count, since }: Waiting): { count: number; since?: string } {
  return { count, ...(since === null ? {} : { since: since.toISOString() }) };
}
