import type pg from 'pg';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import type { ReportRecord } from '../../contract/policies/report-view.ts';
import { pledgesOn } from '../store/ngos/pledges.ts';
import { isStillTheirs } from '../volunteers/taker.ts';

/** Does this account see the disaster as one whose people are there, or were until it was resolved? `now` in epoch milliseconds. */
export async function isPledger(pool: pg.Pool, ngoId: string, report: ReportRecord, now: number): Promise<boolean> {
  const pledges = await pledgesOn(pool, ngoId, report.id);
  if (pledges.some(({ state }) => state === 'active')) {
    return displayStatusOf(report.status, report.resolvedAt) === 'active';
  }
  return pledges.length > 0 && isStillTheirs(report, now);
}
