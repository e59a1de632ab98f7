import { randomUUID } from 'node:crypto';
import { chooseOn } from '../../server/jobs/choose-on.ts';
import { keepAlert } from '../../server/store/alerts/alerts.ts';
import { inTransaction } from '../../server/store/database/server-state.ts';
import type { TestApp } from '../support/server/start-app.ts';
import type { Filled } from '../support/filled/admin-questions.ts';
import { MIDDLE, VOLUNTEERS_AT } from '../support/filled/fill-people.ts';
import { timesOf } from './times.ts';

/** Milliseconds in which an alert chooses its people, and in which its act is done however many those are. */
const CHOOSING_BAR = 100;
const ACT_BAR = 2_000;
const RUNS = 11;

/** Whom an alert goes to: recorded within its act where they are few, after it where they are all. Returns what misses its bar. */
export async function measureChoosing(
  app: TestApp,
  filled: Pick<Filled, 'size' | 'alerted'> | undefined,
): Promise<string[]> {
  if (filled === undefined) return [];
  const { size, alerted } = filled;
  const [{ id: admin } = { id: '' }] = await app.query<{ id: string }>(`SELECT id FROM accounts WHERE role = 'admin'`);
  const act = (at: { lat: number; lng: number }, radiusKm: number) =>
    inTransaction(app.pool, (client) => {
      const words = {
        id: randomUUID(),
        disasterId: alerted,
        accountId: admin,
        title: 'Flood',
        body: 'Come',
        at,
        radiusKm,
        disaster: { type: 'flood', severity: 'severe' } as const,
      };
      return keepAlert(client, words, Date.now());
    });
  const [few] = await timesOf([() => act(VOLUNTEERS_AT, 25)], RUNS);
  const start = performance.now();
  const chosen = await act(MIDDLE, 2_000);
  const actMs = performance.now() - start;
  const later = await chooseOn(app.pool);
  const [{ batched } = { batched: 0 }] = await app.query<{ batched: number }>(
    `SELECT coalesce(sum(cardinality(devices)), 0)::integer AS batched FROM notice_batches
     WHERE notice_id = (SELECT id FROM alerts ORDER BY at DESC LIMIT 1)`,
  );
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `alert, ${size} phones: chosen and recorded within 25 km ${few?.p50.toFixed(0)} ms (bar ${CHOOSING_BAR}); ` +
      `within 2,000 km the act ${actMs.toFixed(0)} ms (bar ${ACT_BAR}), all ${chosen ?? later} (${batched} phones in batches) after ${seconds.toFixed(1)} s`,
  );
  return [
    ...((few?.p50 ?? 0) > CHOOSING_BAR ? [`alert: ${few?.p50.toFixed(0)} ms within 25 km of ${size} phones`] : []),
    ...(actMs > ACT_BAR ? [`alert: an act of ${actMs.toFixed(0)} ms at ${size} phones`] : []),
  ];
}
