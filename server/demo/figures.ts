import { keepDailyFigures, type DailyFigures } from '../store/admin/daily-figures.ts';
import { aid } from './aid.ts';
import { DAY_MS } from './around.ts';
import { part, type Plan } from './part.ts';
import { approvedVolunteers } from './volunteers.ts';
import { reports } from './reports.ts';

export interface DemoFigures {
  /** Epoch milliseconds. */
  at: number;
  figures: DailyFigures;
}

const DAYS = 14;

/** How it stood on each of the last days: what this server would have counted then. */
export const figures = part<DemoFigures>('figures', makeFigures, async ({ pool }, rows) => {
  for (const { at, figures: counted } of rows) await keepDailyFigures(pool, counted, at);
});

function makeFigures(plan: Plan): DemoFigures[] {
  const [reported, requests, volunteers] = [reports.make(plan), aid.make(plan), approvedVolunteers(plan)];
  return Array.from({ length: DAYS }, (_, index) => {
    const at = plan.now - (DAYS - index) * DAY_MS;
    const stood = reported.map(({ decisions }) => decisions.filter((decision) => decision.at <= at).at(-1)?.to);
    const ongoing = stood.filter((to) => to === 'active').length;
    return {
      at,
      figures: {
        totalDisasters: ongoing + stood.filter((to) => to === 'resolved').length,
        aidRequests: requests.filter((request) => request.at <= at && request.lane !== 'triage').length,
        activeVolunteers: volunteers.filter(({ since }) => since <= at).length,
        ongoingRelief: ongoing,
      },
    };
  });
}
