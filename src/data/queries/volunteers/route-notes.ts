import { ROUTES_KEY } from '../../own-settings.ts';
import { ownCopy } from '../items/own-copy.ts';

/** Of the volunteer at this phone alone; gone with their session. What a route is, `src/maps` says. */
export interface RouteNotes<Route = object> {
  owner: string;
  /** The host that may be told where the phone is, to work out routes; absent: none may. */
  allowedHost?: string;
  /** May Google be told it too? */
  allowsGoogle?: true;
  /** Are blocked roads that nobody has confirmed avoided as well? */
  avoidsUnconfirmed?: true;
  /** The work for which the route service was asked, when it was accepted. */
  broughtFor?: string;
  /** The last route to each disaster, newest first. */
  routes: readonly { disasterId: string; route: Route }[];
}

/** What this phone keeps of routes; `undefined` where it is nothing. Never rejects. */
export function routeNotes<Route extends object>(): Promise<RouteNotes<Route> | undefined> {
  return ownCopy<RouteNotes<Route>>(ROUTES_KEY);
}
