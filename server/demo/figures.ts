import { keepDailyFigures, type DailyFigures } from '../store/admin/daily-figures.ts';
import { aid } from './aid.ts';
import { DAY_MS } from './around.ts';
import { part, type Plan } from './part.ts';
import { reports } from './reports.ts';
import { hasEnded, work } from './work.ts';

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
  const [reported, requests] = [reports.make(plan), aid.make(plan)];
  const accepted = work.make(plan).flatMap(({ acceptances }) => acceptances);
  return Array.from({ length: DAYS }, (_, index) => {
    const at = plan.now - (DAYS - index) * DAY_MS;
    const stood = reported.map(({ decisions }) => decisions.filter((decision) => decision.at <= at).at(-1)?.to);
    const ongoing = stood.filter((to) => to === 'active').length;
    return {
      at,
      figures: {
        totalDisasters: ongoing + stood.filter((to) => to === 'resolved').length,
        aidRequests: requests.filter((request) => request.at <= at && request.lane !== 'triage').length,
        volunteersAtWork: accepted.filter((one) => one.at <= at && !hasEnded(one, at)).length,
        ongoingRelief: ongoing,
      },
    };
  });
}
