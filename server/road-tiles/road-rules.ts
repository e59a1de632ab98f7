import { MOST_KMH } from '../../contract/roads/road-tile.ts';
import type { Tags } from './osm.ts';

/** Kilometres an hour by class of road, where the map names no limit: as fast as one comes on in fact. */
const CLASS_KMH: Readonly<Record<string, number>> = {
  motorway: 90,
  motorway_link: 45,
  trunk: 70,
  trunk_link: 40,
  primary: 60,
  primary_link: 35,
  secondary: 50,
  secondary_link: 30,
  tertiary: 40,
  tertiary_link: 30,
  unclassified: 30,
  residential: 25,
  living_street: 10,
  service: 15,
  road: 20,
  track: 12,
};
const FERRY_KMH = 10;
const MPH = 1.609344;
/** From the narrowest to the widest: the first that is tagged counts. */
const ACCESS_KEYS = ['motorcar', 'motor_vehicle', 'vehicle', 'access'];
const CLOSED = ['no', 'private', 'agricultural', 'forestry', 'delivery', 'military', 'emergency', 'bus', 'psv'];
/** Barriers that a car passes unless it is said otherwise. */
const PASSABLE = ['toll_booth', 'border_control', 'cattle_grid', 'entrance', 'kerb', 'height_restrictor', 'sally_port'];
/** A gate is open unless it is said otherwise. */
const GATES = ['gate', 'lift_gate', 'swing_gate'];

export interface RoadRule {
  kmh: number;
  forward: boolean;
  backward: boolean;
  ferry: boolean;
  roundabout: boolean;
  name: string;
}

/** What a car may do on a way; `undefined`: nothing. */
export function roadRule(tags: Tags): RoadRule | undefined {
  const ferry = tags['route'] === 'ferry';
  const usual = ferry
    ? FERRY_KMH
    : Object.hasOwn(CLASS_KMH, tags['highway'] ?? '')
      ? CLASS_KMH[tags['highway'] ?? '']
      : undefined;
  if (usual === undefined || !isOpen(tags) || tags['area'] === 'yes') return undefined;
  const roundabout = ['roundabout', 'circular'].includes(tags['junction'] ?? '');
  const oneway = tags['oneway:motorcar'] ?? tags['oneway:motor_vehicle'] ?? tags['oneway:vehicle'] ?? tags['oneway'];
  const isImplied = roundabout || tags['highway'] === 'motorway' || tags['highway'] === 'motorway_link';
  const isReverse = oneway === '-1' || oneway === 'reverse';
  const isOneway = isReverse || ['yes', 'true', '1'].includes(oneway ?? '') || (oneway === undefined && isImplied);
  return {
    kmh: Math.min(MOST_KMH, Math.max(1, Math.round(Math.min(usual, limitOf(tags['maxspeed']) ?? usual)))),
    forward: !isReverse,
    backward: isReverse || !isOneway,
    ferry,
    roundabout,
    name: Array.from(tags['name'] ?? tags['ref'] ?? '')
      .slice(0, NAME_CHARACTERS)
      .join(''),
  };
}

const NAME_CHARACTERS = 120;

/** Does a car pass this node? */
export function isPassable(tags: Tags): boolean {
  const { barrier } = tags;
  const access = accessOf(tags);
  if (access !== undefined) return !CLOSED.includes(access);
  return barrier === undefined || PASSABLE.includes(barrier) || GATES.includes(barrier);
}

/** Does a turn restriction bind cars, and how? `undefined`: none that does. */
export function turnRule(tags: Tags): 'no' | 'only' | undefined {
  if (tags['type'] !== 'restriction') return undefined;
  if (/\bmotorcar\b|\bmotor_vehicle\b/.test(tags['except'] ?? '')) return undefined;
  const rule = tags['restriction:motorcar'] ?? tags['restriction'] ?? '';
  if (rule.startsWith('no_')) return 'no';
  return rule.startsWith('only_') ? 'only' : undefined;
}

function isOpen(tags: Tags): boolean {
  return !CLOSED.includes(accessOf(tags) ?? 'yes');
}

function accessOf(tags: Tags): string | undefined {
  const key = ACCESS_KEYS.find((one) => tags[one] !== undefined);
  return key === undefined ? undefined : tags[key];
}

function limitOf(text: string | undefined): number | undefined {
  const [, figure, unit] = /^(\d{1,3})\s*(mph)?$/.exec(text ?? '') ?? [];
  if (figure === undefined) return undefined;
  return Number(figure) * (unit === undefined ? 1 : MPH);
}
