import type { Result } from '../../../contract/base/result.ts';
import type { RoadRisk } from '../../../contract/roads/road-tile.ts';
import type { MapPoint } from '../place.ts';

/** What a driver does at one point of a route. */
export interface RouteStep {
  /** As OSRM names it, such as `turn`. Services may know more of them than this app does. */
  type: string;
  /** The side or kind of turn, such as `slight left`. */
  modifier?: string;
  /** Which exit of a roundabout, counted from its entry. */
  exit?: number;
  /** Degrees clockwise from the north in which the way goes on. */
  bearing?: number;
  /** The road that it goes on along, by its name or number on the service's map. */
  road?: string;
  isFerry?: true;
  /** The whole step in the service's own words, in the language of the app: the app has none of its own for it. */
  words?: string;
  /** Where there is no other way: what is to be minded up to the next step. */
  risks?: readonly RoadRisk[];
  /** Of the first and the last: what lies between the road and the place that was meant. */
  offRoad?: OffRoad;
  /** From here to the next step. */
  metres: number;
}

/** A stretch without a road. */
export interface OffRoad {
  metres: number;
  isOverWater: boolean;
}

/** A way by road between two points. Plain data: the phone keeps it, but for Google's, whose terms forbid that. */
export interface Route {
  /** `estimate`: nobody knows the roads; `line` has the two ends alone and `steps` is empty. */
  by: 'osrm' | 'google' | 'roads' | 'estimate';
  /** Who worked it out: the host of a route service; of `roads`, which this phone has, whose map they are of. */
  host?: string;
  metres: number;
  seconds: number;
  line: readonly MapPoint[];
  steps: readonly RouteStep[];
  /** What the service wants to be said beside it, in its own words. */
  remarks?: readonly string[];
  from: MapPoint;
  to: MapPoint;
  /** Device time in epoch milliseconds at which it was asked for. */
  at: number;
}

export interface RouteWish {
  from: MapPoint;
  to: MapPoint;
}

/**
 * Why there is no route: a code of the service such as `NoRoute`, `HTTP 429`, or one of ours. `none`: there was nothing to try ·
 * `no-place`: one of the two ends is nowhere on the ground · `off-road`: the service's roads end far from one of them · `no-way`: no road that is
 * open leads there · `blocked`: its way leads over a road block that is avoided · `no-roads`: neither phone nor server has any there · `roads-missing`: they are to be fetched first ·
 * `google-not-loaded`, `google-refused`, `google-map`: Google's API did not come, does not take the key, or could not draw its map.
 */
export type RouteStatus =
  | 'none'
  | 'no-place'
  | 'no-connection'
  | 'timed-out'
  | 'unreadable'
  | 'off-road'
  | 'no-way'
  | 'blocked'
  | 'no-roads'
  | 'roads-missing'
  | GoogleTrouble
  | (string & {});

/** What is wrong with Google's API itself, whatever it is asked. */
export type GoogleTrouble = 'google-not-loaded' | 'google-refused' | 'google-map';

/** Works out a route, by car. */
export type AskRoute = (wish: RouteWish, signal: AbortSignal) => Promise<Result<Route, RouteStatus>>;
