import { mainDb } from '../../db.ts';
import { ROUTES_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import type { RouteNotes } from '../../queries/volunteers/route-notes.ts';

/** A volunteer is on one disaster at a time: what they looked at before is soon of no use. */
const MOST_ROUTES = 5;

type BroughtFor = Pick<RouteNotes, 'broughtFor'>;

/** Keeps the last route to this disaster, for where there is no network. */
export function keepRoute(disasterId: string, route: object, { broughtFor }: BroughtFor = {}): Promise<void> {
  return change(({ routes, ...notes }) => {
    const others = routes.filter((one) => one.disasterId !== disasterId);
    return {
      ...notes,
      ...(broughtFor !== undefined && { broughtFor }),
      routes: [{ disasterId, route }, ...others].slice(0, MOST_ROUTES),
    };
  });
}

/** Forgets the routes to these. */
export function dropRoutes(disasterIds: ReadonlySet<string>): Promise<void> {
  return change(({ routes, ...notes }) => ({
    ...notes,
    routes: routes.filter((one) => !disasterIds.has(one.disasterId)),
  }));
}

/** From now on these may be told where the phone is, and no other: the host of a route service, and Google. */
export function allowRoutesBy(host: string | undefined, { google = false } = {}): Promise<void> {
  return change((notes) => ({
    ...withoutConsent(notes),
    ...(host !== undefined && { allowedHost: host }),
    ...(google && { allowsGoogle: true as const }),
  }));
}

/** From now on no route service is told where the phone is. Routes that came before stay: they are on this phone alone. */
export function takeBackRoutes(): Promise<void> {
  return change(withoutConsent);
}

/** Whether ways over the phone's roads lead around blocked roads that nobody has confirmed, from now on. */
export function avoidUnconfirmed(avoids: boolean): Promise<void> {
  return change(({ avoidsUnconfirmed: _before, ...notes }) => ({
    ...notes,
    ...(avoids && { avoidsUnconfirmed: true as const }),
  }));
}

function withoutConsent({ allowedHost: _host, allowsGoogle: _google, ...notes }: RouteNotes): RouteNotes {
  return notes;
}

/** Nobody signed in: nothing is kept. */
async function change(next: (notes: RouteNotes) => RouteNotes): Promise<void> {
  const owner = readPerson()?.id;
  if (owner === undefined) return;
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const before = (await mainDb.settings.get(ROUTES_KEY))?.value as RouteNotes | undefined;
    const notes = before?.owner === owner ? before : { owner, routes: [] };
    await mainDb.settings.put({ key: ROUTES_KEY, value: next(notes) });
  });
}
