import type { RouteNotes } from '../../../data/queries/volunteers/route-notes.ts';
import type { Route } from '../../../maps/route/route.ts';

/** The last route to this disaster that this phone kept. */
export function keptRoute(notes: RouteNotes<Route> | undefined, disasterId: string): Route | undefined {
  return notes?.routes.find((one) => one.disasterId === disasterId)?.route;
}
