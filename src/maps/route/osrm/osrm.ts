import { systemClock } from '../../../../contract/base/clock.ts';
import { failed } from '../../../../contract/base/result.ts';
import { askOsrm } from '../../../data/client/ask-osrm.ts';
import type { MapPoint } from '../../place.ts';
import { providerHost } from '../provider-host.ts';
import type { AskRoute } from '../route.ts';
import { parseRoute } from './parse-route.ts';

/** 0.00001° is about a metre: more would say more about the person than the way needs. */
const DECIMALS = 5;

/** Routes by car of the server at this address, which has no slash at its end. */
export function routesFrom(url: string): AskRoute {
  return async (wish, signal) => {
    const host = providerHost(url);
    if (host === undefined) return failed('no-connection');
    const at = systemClock.now();
    const answer = await askOsrm(`${url}/route/v1/driving/${pointText(wish.from)};${pointText(wish.to)}`, signal);
    return answer ? parseRoute(answer, wish, { host, at }) : failed('no-connection');
  };
}

/** Longitude first. */
function pointText({ lat, lng }: MapPoint): string {
  return `${lng.toFixed(DECIMALS)},${lat.toFixed(DECIMALS)}`;
}
