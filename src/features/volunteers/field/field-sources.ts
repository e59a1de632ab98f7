import type { Point } from '../../../../contract/base/great-circle.ts';
import { askContact } from '../../../data/commands/volunteers/disaster-contact.ts';
import { keepRoute } from '../../../data/commands/volunteers/route-notes.ts';
import { disasterContact } from '../../../data/queries/lists/disaster-contact.ts';
import type { FieldWish } from '../../../data/queries/volunteers/field-notes.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import { setsOf } from '../../../hooks/shared/role-sets.ts';
import { fieldRoads } from '../../../maps/roads-on-phone/field-roads.ts';
import { roadsProvider } from '../../../maps/roads-on-phone/roads-provider.ts';
import { findRoute } from '../../../maps/route/find-route.ts';
import type { Route } from '../../../maps/route/route.ts';
import { askAboutSets } from '../../../platform/worker/service-worker.ts';
import { blocksToAvoid } from '../route/blocks-to-avoid.ts';
import { keptRoute } from '../route/kept-route.ts';

/** What is to be had around a disaster. */
export interface FieldArea {
  disasterId: string;
  place: Point;
  /** Where the phone is, if that is known. */
  from: Point | undefined;
  /** Has the server roads? */
  hasRoads: boolean;
  /** Where the file of its base map is, if it has one. */
  baseMap: string | undefined;
}

/** `none`: there is nothing to be had, now or later. `away`: the server did not answer. `full`: this phone has no room. */
export type FieldOutcome = 'kept' | 'none' | 'away' | 'full';

/** One thing that this phone lacks. */
export interface FieldThing {
  /** 0 where it is too little to be counted. */
  bytes: number;
  keep(signal: AbortSignal): Promise<FieldOutcome>;
}

interface Lacking {
  /** All that belongs to the disaster, here or not: deleted with it. */
  files: FieldWish['files'];
  missing: readonly FieldThing[];
}

/** One kind of thing. `undefined`: nobody could say what there is, as without a network. */
export type FieldSource = (area: FieldArea, signal: AbortSignal) => Promise<Lacking | undefined>;

const NOTHING: Lacking = { files: [], missing: [] };
const KB = 1000;

/** Whom to call there: asked for when the disaster was accepted, and here again where that failed. */
const contact: FieldSource = async ({ disasterId }) => {
  if (await disasterContact(disasterId)) return NOTHING;
  const keep = async (): Promise<FieldOutcome> => {
    const answer = await askContact(disasterId);
    return answer.ok ? 'kept' : answer.failure.kind === 'unreachable' ? 'away' : 'none';
  };
  return { files: [], missing: [{ bytes: 0, keep }] };
};

/** The app itself, with its guide and the outline of the land: a phone on a thin link has only part of it. */
const app: FieldSource = async ({ baseMap }) => {
  const sets = setsOf('volunteer', true, baseMap !== undefined);
  const kB = await askAboutSets('missing', sets);
  if (!kB) return NOTHING;
  const keep = async (): Promise<FieldOutcome> => ((await askAboutSets('keep', sets)) === 0 ? 'kept' : 'away');
  return { files: [], missing: [{ bytes: kB * KB, keep }] };
};

const roads: FieldSource = async ({ place, from, hasRoads }, signal) =>
  hasRoads ? fieldRoads(place, from, signal) : NOTHING;

const map: FieldSource = async ({ place, from, baseMap }) => {
  if (baseMap === undefined) return NOTHING;
  const { fieldBaseMap } = await import('../../../maps/base/field-base-map.ts');
  return fieldBaseMap(baseMap, place, from);
};

/** The way from here, over the roads that were kept before it. One that a route service gave is kept already. */
const way: FieldSource = async ({ disasterId, place, from, hasRoads }) => {
  if (!from || !hasRoads || keptRoute(await routeNotes<Route>(), disasterId)) return NOTHING;
  const keep = async (): Promise<FieldOutcome> => {
    const { blocks } = await blocksToAvoid();
    const byRoads = roadsProvider({ blocks, mayFetch: false, onMissing: () => undefined });
    const { found } = await findRoute({ from, to: place }, [byRoads]);
    if (!found) return 'none';
    return keepRoute(disasterId, found.route).then(
      () => 'kept',
      () => 'full',
    );
  };
  return { files: [], missing: [{ bytes: 0, keep }] };
};

/** In the order in which they are fetched; the way needs the roads, and the map has the most bytes. */
export const fieldSources: readonly FieldSource[] = [contact, app, roads, way, map];
/** And around the place where a volunteer lives or waits, before there is any disaster. */
export const areaSources: readonly FieldSource[] = [app, roads, map];
