import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import type { WorkView } from '../../../../contract/entities/volunteer.ts';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { keepRoute } from '../../../data/commands/volunteers/route-notes.ts';
import { publicConfig } from '../../../data/queries/config.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import { pointsOnLine } from '../../../maps/roads/blocks-on-line.ts';
import { findRoute } from '../../../maps/route/find-route.ts';
import { providerHost } from '../../../maps/route/provider-host.ts';
import { osrmProvider } from '../../../maps/route/providers.ts';
import type { Route } from '../../../maps/route/route.ts';
import { locationPermission } from '../../../platform/location.ts';
import { askOwnPosition } from '../place/own-position.ts';
import { blocksToAvoid } from './blocks-to-avoid.ts';
import { keptRoute } from './kept-route.ts';

/** Work of which that was tried, once a page: a service that has no route now is asked again at a tap alone. */
const tried = new Set<string>();

/** What the volunteer has accepted. */
export type AcceptedWork = Pick<WorkView, '_id' | 'disasterId' | 'decidedAt'>;

/**
 * Brings the route to a disaster that was accepted onto the phone, so that it is there without a network: once for each acceptance, also where
 * an older one is kept. Only where the volunteer agreed before that this route service gets their position, and the browser needs not ask.
 */
export async function bringRouteForWork({ _id, disasterId, decidedAt }: AcceptedWork, to: Point): Promise<void> {
  const { osrmUrl } = await publicConfig();
  const host = providerHost(osrmUrl);
  // Accepted without a network: it is brought once there is one.
  if (osrmUrl === undefined || host === undefined || tried.has(_id) || !navigator.onLine) return;
  const notes = await routeNotes<Route>();
  const isThere = (keptRoute(notes, disasterId)?.at ?? 0) >= epochMsOf(decidedAt) || notes?.broughtFor === _id;
  if (notes?.allowedHost !== host || isThere) return;
  if ((await locationPermission()) !== 'granted') return;
  tried.add(_id);
  const own = await askOwnPosition();
  if (own.kind !== 'on') return;
  const { found } = await findRoute({ from: own.from, to }, [osrmProvider(osrmUrl)]);
  if (!found) return;
  // A way around what the volunteer has seen blocked is not given up for one that leads over it.
  const { unasked } = await blocksToAvoid();
  const kept = pointsOnLine(found.route.line, unasked).length > 0 && keptRoute(await routeNotes<Route>(), disasterId);
  await keepRoute(disasterId, kept || found.route, { broughtFor: _id });
}
