import { distanceKm, type Point } from '../base/great-circle.ts';
import type { WirePosition } from '../entities/fields.ts';
import { placeOf } from './place-of.ts';
import { publicNeed } from './public-need.ts';

/** Kilometres within which a request for aid counts as made because of a disaster. */
export const NEAR_KM = 25;
/** Requests that are read at most: where more are open, nobody needs their number to know that help is needed. */
export const MOST_REQUESTS = 2_000;

/** One kind of need, as the public sees it. */
export interface NeededKind {
  kind: string;
  /** How many requests ask for it. */
  requests: number;
  /** How many of them say that it is urgent. */
  urgent: number;
}

export interface Needed {
  requests: number;
  /** There are more around it than were counted. */
  hasMore: boolean;
  /** The most urgent first. */
  kinds: NeededKind[];
}

interface Asking {
  position?: WirePosition | undefined;
  requirements: readonly { type: string; urgent?: boolean | undefined; status: string }[];
}

/** What is asked for around the place, of requests that are open and for the same type of disaster: more of them than `MOST_REQUESTS` are not counted. */
export function neededAround(place: Point, asking: readonly Asking[]): Needed {
  const near = asking.slice(0, MOST_REQUESTS).filter(({ position }) => {
    const asked = placeOf(position);
    return asked && distanceKm(place, asked) <= NEAR_KM;
  });
  return { requests: near.length, hasMore: asking.length > MOST_REQUESTS, kinds: kindsOf(near) };
}

/** Quantities are words and cannot be added up: requests can. One that names a kind twice counts once. */
function kindsOf(asking: readonly Asking[]): NeededKind[] {
  const kinds = new Map<string, NeededKind>();
  for (const { requirements } of asking) {
    const open = requirements.filter(({ status }) => status !== 'fulfilled');
    for (const kind of new Set(open.map(({ type }) => publicNeed(type)))) {
      const sum = kinds.get(kind) ?? { kind, requests: 0, urgent: 0 };
      const isUrgent = open.some(({ type, urgent }) => urgent && publicNeed(type) === kind);
      kinds.set(kind, { kind, requests: sum.requests + 1, urgent: sum.urgent + Number(isUrgent) });
    }
  }
  return [...kinds.values()].sort(
    (a, b) => b.urgent - a.urgent || b.requests - a.requests || (a.kind < b.kind ? -1 : 1),
  );
}
