import type pg from 'pg';

/** Those of the overview whose change is told. `activeVolunteers`, of earlier releases, counted all that were approved: it is compared with no more. */
export const dailyFigureNames = ['totalDisasters', 'aidRequests', 'volunteersAtWork', 'ongoingRelief'] as const;
export type DailyFigures = Record<(typeof dailyFigureNames)[number], number>;

/** How it was on a day, the last count of it; a day is one of UTC. Harmless however often and by however many it is written. */
export async function keepDailyFigures(pool: pg.Pool, figures: DailyFigures, now: number): Promise<void> {
  await pool.query({
    name: 'keep-daily-figures',
    text: `INSERT INTO daily_figures (day, name, count)
           SELECT $1::date, name, count FROM unnest($2::text[], $3::bigint[]) AS figure (name, count) ORDER BY name
           ON CONFLICT (day, name) DO UPDATE SET count = EXCLUDED.count`,
    values: [dayOf(now), dailyFigureNames, dailyFigureNames.map((name) => figures[name])],
  });
}

/** As they stood on the day of this time: as they were counted last by its end, since what is not counted (the server was off) does not change. */
export async function dailyFigures(pool: pg.Pool, at: number): Promise<Partial<DailyFigures>> {
  const { rows } = await pool.query<{ name: keyof DailyFigures; count: string }>({
    name: 'daily-figures',
    text: 'SELECT name, count FROM daily_figures WHERE day = (SELECT max(day) FROM daily_figures WHERE day <= $1::date)',
    values: [dayOf(at)],
  });
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
