import type { ReportRecord } from '../../contract/policies/report-view.ts';
import { displayStatusOf } from '../../contract/policies/display-status.ts';
import { isBusy } from '../../contract/policies/work-states.ts';
import type { KeptAcceptance } from '../store/volunteers/acceptances.ts';

const DAY_MS = 86_400_000;

/** Milliseconds after its end in which who completed a disaster still sees it as who was there: for questions that come later. */
const AFTERWARDS_MS = 30 * DAY_MS;

/** Do they see this disaster as one who has taken it? `now` in epoch milliseconds. */
export function isTaker({ state }: Pick<KeptAcceptance, 'state'>, report: ReportRecord, now: number): boolean {
  if (isBusy(state) || state === 'done') return true;
  return state === 'completed' && isStillTheirs(report, now);
}

/** Whoever was there to its end: opened again, or for a while afterwards. `now` in epoch milliseconds. */
export function isStillTheirs({ status, resolvedAt }: ReportRecord, now: number): boolean {
  if (displayStatusOf(status, resolvedAt) === 'active') return true;
  return resolvedAt !== undefined && now < Date.parse(resolvedAt) + AFTERWARDS_MS;
}
