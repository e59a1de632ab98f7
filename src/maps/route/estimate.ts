import { distanceKm } from '../../../contract/base/great-circle.ts';
import { ok } from '../../../contract/base/result.ts';
import { systemClock } from '../../../contract/base/clock.ts';
import type { AskRoute } from './route.ts';

/**
 * How much longer roads are than the line of flight. Averages measured for whole countries lie between about 1.2 and 1.6; where bridges
 * are gone it is more. Too much rather than too little: nobody is harmed by coming early.
 */
export const DETOUR_FACTOR = 1.4;

/** Kilometres an hour by car through villages and towns, slowed by bad roads. A highway would be twice as fast. */
export const ASSUMED_KMH = 30;

/** Neither network nor map is needed. It says of itself that it is an estimate. */
export const estimateRoute: AskRoute = async ({ from, to }) => {
  const km = distanceKm(from, to) * DETOUR_FACTOR;
  return ok({
    by: 'estimate',
    metres: km * 1000,
    seconds: (km / ASSUMED_KMH) * 3600,
    line: [from, to],
    steps: [],
    from,
    to,
    at: systemClock.now(),
  });
};
