import { systemClock } from '../../../../contract/base/clock.ts';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { knownRoads } from '../../../data/queries/roads/road-blocks.ts';
import { routeNotes } from '../../../data/queries/volunteers/route-notes.ts';
import { hasRunOut } from '../../../hooks/roads/use-roads.ts';
import { isBlocked, roadPoint } from '../../../maps/roads/road-on-map.ts';

export interface BlocksToAvoid {
  /** What a way over the phone's roads leads around: confirmed road blocks, those that the person reported here, and unconfirmed ones by their wish. */
  blocks: Point[];
  /** Those of them over which no way of a route service is taken either, where there is another. Around the rest one is offered. */
  unasked: Point[];
}

/**
 * Read anew for each search: one that was reported a moment ago is among them, until it is lifted, over, or taken back.
 * `avoidsUnconfirmed`: as the person wishes now, else as they wished last.
 */
export async function blocksToAvoid(avoidsUnconfirmed?: boolean): Promise<BlocksToAvoid> {
  const avoidsAll = avoidsUnconfirmed ?? (await routeNotes())?.avoidsUnconfirmed === true;
  const now = systemClock.now();
  const known = (await knownRoads()).blocks.filter((road) => isBlocked(road) && !hasRunOut(road, now));
  const points = (roads: typeof known) => roads.map((road) => roadPoint(road));
  return {
    blocks: points(known.filter(({ state, isOwn }) => avoidsAll || isOwn || state === 'confirmed')),
    unasked: points(known.filter(({ isOwn }) => avoidsAll || isOwn)),
  };
}
