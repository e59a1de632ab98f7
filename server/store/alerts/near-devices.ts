import { boxAround } from '../../../contract/base/box-around.ts';
import type { Point } from '../../../contract/base/great-circle.ts';
import { severities, type DisasterType, type ReadSeverity } from '../../../contract/enumerations.ts';
import { asGraveAs } from '../../../contract/policies/alert-wishes.ts';
import { busyStates } from '../../../contract/policies/work-states.ts';
import { cellsAround } from '../database/cells-around.ts';

const EARTH_KM = 6371.0088;

/** What decides who wants to be alerted to it. */
export interface AskedDisaster {
  type: DisasterType;
  severity: ReadSeverity;
}

/** Whom an alert goes to: around a place, or, where nobody knows where it is, to all who have a device. */
export interface Around {
  disaster: AskedDisaster;
  at?: Point | undefined;
  radiusKm: number;
  /** Only those further away than that. */
  beyondKm?: number;
}

/** Takes a value of the statement; returns its place in there. */
export type TakeValue = (given: unknown) => string;

/**
 * SQL: this account is an approved volunteer's. Each is looked up by its id, whatever the plan: before the database has counted its rows it
 * believes that there are hardly any such accounts, and would join all of them with each phone.
 */
export function isVolunteer(id: string): string {
  return `(SELECT role = 'volunteer' AND status = 'approved' FROM accounts WHERE accounts.id = ${id})`;
}

/** SQL: this account is on no disaster. The states as the index has them. */
export function isFree(id: string): string {
  return `NOT EXISTS (SELECT 1 FROM acceptances
    WHERE acceptances.account_id = ${id} AND acceptances.state IN (${busyStates.map((state) => `'${state}'`).join(', ')}))`;
}

/**
 * SQL over `devices`: somebody's who is signed in there, and near the place by the way along the ground (haversine). Where the circle is small by the squares
 * that it touches, where it is wide by its box.
 */
export function isNear({ at, radiusKm, beyondKm = 0 }: Around, value: TakeValue): string {
  if (at === undefined) return 'devices.session_id IS NOT NULL';
  const way = wayTo(at, value);
  const inner = beyondKm === 0 ? '' : `AND ${way} > ${degrees(wayOf(beyondKm), value)}`;
  return `devices.session_id IS NOT NULL AND ${squaresOf(at, radiusKm, value)}
    AND ${way} <= ${degrees(wayOf(radiusKm), value)} ${inner}`;
}

/**
 * SQL over `devices`: this one is to be asked: it is near, and its wishes allow it as `wantsAlert` says. A disaster whose place nobody
 * knows is too far for nobody. One that pushes reach no more counts as well: its owner is told another way.
 */
export function isAsked(around: Around, value: TakeValue): string {
  return `${isNear(around, value)} AND ${wantsIt(around, value)}`;
}

/** The same of all devices of somebody who is asked: one whose place nobody knows is told as well, one that pushes reach no more is not. */
export function isAskedToo(around: Around, value: TakeValue): string {
  return `devices.session_id IS NOT NULL AND devices.ended_at IS NULL AND (devices.lat IS NULL OR ${isNear(around, value)}) AND ${wantsIt(around, value)}`;
}

/** SQL over `devices`: its wishes allow it. */
export function wantsIt({ at, disaster }: Around, value: TakeValue): string {
  const milder = asGraveAs(disaster.severity);
  const own = `sin((devices.wishes->>'radiusKm')::double precision / ${2 * EARTH_KM})`;
  return `(devices.wishes = '{"on": true}' OR (
    (devices.wishes->>'on')::boolean
    AND (jsonb_array_length(coalesce(devices.wishes->'types', '[]')) = 0 OR devices.wishes->'types' ? ${value(disaster.type)}::text)
    AND coalesce(devices.wishes->>'minSeverity', '${severities[0]}') = ANY (${value(milder)}::text[])
    ${at === undefined ? '' : `AND (devices.wishes->'radiusKm' IS NULL OR devices.lat IS NULL OR ${wayTo(at, value)} <= power(${own}, 2))`}))`;
}

/** SQL: the square of the sine of half the angle from the place to the device. */
function wayTo(at: Point, value: TakeValue): string {
  const [lat, lng] = [degrees(at.lat, value), degrees(at.lng, value)];
  return `power(sin(radians(devices.lat - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(devices.lat)) * power(sin(radians(devices.lng - ${lng}) / 2), 2)`;
}

function wayOf(km: number): number {
  return Math.sin(km / EARTH_KM / 2) ** 2;
}

function squaresOf(at: Point, radiusKm: number, value: TakeValue): string {
  const cells = cellsAround({ ...at, km: radiusKm });
  if (cells !== undefined) return `devices.cell = ANY (${value(cells)}::integer[])`;
  const { south, north, lngs } = boxAround(at, radiusKm);
  const ranges = lngs.map(([west, east]) => `devices.lng BETWEEN ${degrees(west, value)} AND ${degrees(east, value)}`);
  return `devices.lat BETWEEN ${degrees(south, value)} AND ${degrees(north, value)} AND (${ranges.join(' OR ')})`;
}

function degrees(given: number, value: TakeValue): string {
  return `${value(given)}::double precision`;
}
