import { isoTime } from '../base/clock.ts';
import type { Near } from '../entities/near.ts';
import type { RoadBlockView } from '../entities/road-block.ts';
import type { RoadBlockKind, RoadBlockState } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { seen, type Makers } from './sight.ts';
import type { Viewer } from './viewer.ts';
import { whoSeesWhat } from './who-sees-what.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds that a road block is active after it was reported or confirmed last. */
export const ROAD_BLOCK_MS = limits.roadBlockHours * HOUR_MS;

/** A road block as the server holds it. Times are epoch milliseconds. */
export interface RoadBlockRecord {
  id: string;
  kind: RoadBlockKind;
  note?: string | undefined;
  lat: number;
  lng: number;
  /** By its rounded position; absent: no town is near. */
  near?: Near | undefined;
  state: Exclude<RoadBlockState, 'expired'>;
  /** When it was seen, as its device says. */
  reportedAt: number;
  confirmedAt?: number | undefined;
  /** When a volunteer last got past it. */
  passedAt?: number | undefined;
  /** When the server heard of it, or an admin confirmed it last: from then on it lasts. */
  countedFrom: number;
  /** It came with a report that waits for review or was dismissed. */
  isHeld: boolean;
}

/** How it stands at `now`, its time taken into account. */
export function roadBlockState({ state, countedFrom }: RoadBlockRecord, now: number): RoadBlockState {
  return state !== 'lifted' && countedFrom + ROAD_BLOCK_MS <= now ? 'expired' : state;
}

/** As much of it as this viewer may see; `undefined` where that is nothing. */
export function roadBlockView(viewer: Viewer, record: RoadBlockRecord, now: number): RoadBlockView | undefined {
  const state = roadBlockState(record, now);
  const sight = whoSeesWhat[rowOf(state, record)][viewer];
  return '_id' in sight ? seen(sight, makers, { ...record, stands: state }) : undefined;
}

function rowOf(state: RoadBlockState, { isHeld }: RoadBlockRecord) {
  if (state === 'confirmed') return 'confirmedRoadBlock';
  return state === 'reported' && !isHeld ? 'reportedRoadBlock' : 'closedRoadBlock';
}

const makers: Makers<RoadBlockRecord & { stands: RoadBlockState }, RoadBlockView> = {
  _id: ({ id }) => id,
  kind: ({ kind }) => kind,
  position: ({ lat, lng }) => ({ lati: lat, long: lng }),
  near: ({ near }) => near,
  state: ({ stands }) => stands,
  reportedAt: ({ reportedAt }) => isoTime(reportedAt),
  confirmedAt: ({ confirmedAt }) => (confirmedAt === undefined ? undefined : isoTime(confirmedAt)),
  expiresAt: ({ countedFrom }) => isoTime(countedFrom + ROAD_BLOCK_MS),
  note: ({ note }) => note,
  passedAt: ({ passedAt }) => (passedAt === undefined ? undefined : isoTime(passedAt)),
};
