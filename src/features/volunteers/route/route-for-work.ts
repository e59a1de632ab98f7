import type { Point } from '../../../../contract/base/great-circle.ts';
import { keepRoute } from '../../../data/commands/volunteers/route-notes.ts';
import { publicConfig } from '../../../data/queries/config.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import { findRoute } from '../../../maps/route/find-route.ts';
import { providerHost } from '../../../maps/route/provider-host.ts';
import { osrmProvider } from '../../../maps/route/providers.ts';
import type { Route } from '../../../maps/route/route.ts';
import { locationPermission } from '../../../platform/location.ts';
import { askOwnPosition } from '../place/own-position.ts';
import { keptRoute } from './kept-route.ts';

/** Tried once a page: a service that has no route now is asked again at a tap alone. */
const tried = new Set<string>();

/**
 * Brings the route to a disaster that was accepted onto the phone, so that it is there without a network. Only where the volunteer agreed
 * before that this route service gets their position, and the browser needs not ask.
 */
export async function bringRouteForWork(disasterId: string, to: Point): Promise<void> {
  const { osrmUrl } = await publicConfig();
  const host = providerHost(osrmUrl);
  if (osrmUrl === undefined || host === undefined || tried.has(disasterId)) return;
  const notes = await routeNotes<Route>();
  if (notes?.allowedHost !== host || keptRoute(notes, disasterId)) return;
  if ((await locationPermission()) !== 'granted') return;
  tried.add(disasterId);
  const own = await askOwnPosition();
  if (own.kind !== 'on') return;
  const { found } = await findRoute({ from: own.from, to }, [osrmProvider(osrmUrl)]);
  if (found) await keepRoute(disasterId, found.route);
}
