import { entryOf } from '../../contract/base/entry-of.ts';
import { MOST_KMH, roadRisks, type RoadRisk } from '../../contract/roads/road-tile.ts';
import type { Tags } from './osm.ts';

/** Kilometres an hour by class of road, where the map names no limit: as fast as one comes on in fact. */
const CLASS_KMH = {
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
  ford: 10,
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
  /** Why it is driven only where there is no other way. */
  risks: readonly RoadRisk[];
}

/** What a car may do on a way; `undefined`: nothing. */
export function roadRule(tags: Tags): RoadRule | undefined {
  const ferry = tags['route'] === 'ferry';
  const usual = ferry
    ? FERRY_KMH
    : Object.hasOwn(CLASS_KMH, tags['highway'] ?? '')
      ? entryOf(CLASS_KMH, tags['highway'] ?? '')
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
    risks: risksOf(tags, ferry),
  };
}

const NAME_CHARACTERS = 120;

const NEVER = ['no', 'never'];
/** Metres of a lorry that brings relief, with its mirrors in: what is narrower holds it up. */
const LORRY_M = 2.6;
const FOOT_M = 0.3048;
const INCH_M = 0.0254;

function risksOf(tags: Tags, ferry: boolean): RoadRisk[] {
  const is: Readonly<Record<RoadRisk, boolean>> = {
    ford: isFord(tags),
    floods: ['flood_prone', 'seasonal'].some((key) => tags[key] !== undefined && !NEVER.includes(tags[key])),
    conditional: ACCESS_KEYS.some((key) => tags[`${key}:conditional`] !== undefined),
    impassable: tags['smoothness'] === 'impassable',
    narrow: ['maxwidth', 'maxwidth:physical'].some((key) => tags[key] !== undefined && isNarrow(tags[key])),
    onFoot: ferry && isForFeet(tags['foot']) && accessOf(tags) === undefined,
  };
  return roadRisks.filter((risk) => is[risk]);
}

/** Of a way or of a node. */
export function isFord(tags: Tags): boolean {
  return tags['highway'] === 'ford' || (tags['ford'] !== undefined && !NEVER.includes(tags['ford']));
}

function isForFeet(foot: string | undefined): boolean {
  return foot !== undefined && !NEVER.includes(foot);
}

/** A width that nobody can read is as good as a narrow one. */
function isNarrow(width: string): boolean {
  const [, metres] = /^(\d+(?:\.\d+)?)\s*m?$/.exec(width) ?? [];
  if (metres !== undefined) return Number(metres) < LORRY_M;
  const [, feet, inches = '0'] = /^(\d+(?:\.\d+)?)\s*(?:ft|')\s*(?:(\d+)\s*(?:in|"))?$/.exec(width) ?? [];
  return !['none', 'default'].includes(width) && !(Number(feet) * FOOT_M + Number(inches) * INCH_M >= LORRY_M);
}

/** Rivers by their middle, lakes and the sea by their shore. */
export function isWater(tags: Tags): boolean {
  if (tags['tunnel'] !== undefined && !NEVER.includes(tags['tunnel'])) return false;
  return (
    ['river', 'canal', 'tidal_channel', 'riverbank'].includes(tags['waterway'] ?? '') ||
    tags['natural'] === 'water' ||
    tags['natural'] === 'coastline' ||
    tags['landuse'] === 'reservoir'
  );
}

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
