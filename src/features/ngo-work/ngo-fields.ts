import { readPosition } from '../../../contract/base/read-position.ts';
import type { NgoProfileBody, ServiceArea } from '../../../contract/entities/ngo.ts';
import { limits } from '../../../contract/limits.ts';
import { areaCentre } from '../../../contract/policies/service-area.ts';
import { publicDegrees } from '../../../contract/policies/public-position.ts';

/** Section 3's form and ours, in its order. */
const ngoFields = [
  'organizationName',
  'registrationNumber',
  'focusAreas',
  'contact',
  'website',
  'address',
  'city',
  'scope',
  'description',
  'longDescription',
  'image',
] as const;
type NgoField = (typeof ngoFields)[number];

/** Without these nothing is saved (section 5). */
const neededFields = ['organizationName', 'registrationNumber', 'focusAreas'] as const;
/** A service area that reaches so far needs the place from which on. */
export type NeededField = (typeof neededFields)[number] | 'areaAt';

/** Kilometres that a service area may reach, as the form offers them. */
export const areaReaches = [10, 25, 50, 100, 200, 500] as const;

/**
 * What stands in the form; nothing is an empty text. Focus areas stand one a line; `newArea`: one that is being typed; `areaKm`: how far the
 * service area reaches from `areaAt`, 'lat, long', or nothing for everywhere.
 */
export type NgoTexts = Readonly<Record<NgoField | 'newArea' | 'areaKm' | 'areaAt', string>>;

type Member = string | readonly string[] | ServiceArea | null | undefined;
type Members = Readonly<Partial<Record<string, Member>>>;

/** Of a profile, or of what was read from a form. */
export function ngoTexts(members: Members): NgoTexts {
  const { area, ...others } = members;
  const all: Members = { ...others, ...areaTexts(area) };
  const textOf = (field: string) => {
    const value = all[field] ?? '';
    return (typeof value === 'string' ? value : Array.isArray(value) ? value.join('\n') : '').trim();
  };
  const names = [...ngoFields, 'newArea', 'areaKm', 'areaAt'];
  return Object.fromEntries(names.map((field) => [field, textOf(field)])) as Record<keyof NgoTexts, string>;
}

function areaTexts(area: Member): { areaKm?: string; areaAt?: string } {
  if (typeof area !== 'object' || area === null || !('radiusKm' in area)) return {};
  const centre = areaCentre(area);
  return { areaKm: String(area.radiusKm), areaAt: centre ? areaPlaceText(centre) : '' };
}

/** As exact as the public position of a record: an area needs no more. */
export function areaPlaceText({ lat, lng }: { lat: number; lng: number }): string {
  // No negative zero, and no decimal that is left out for being one.
  const text = (degrees: number) => (publicDegrees(degrees) || 0).toFixed(limits.publicPositionDecimals);
  return `${text(lat)}, ${text(lng)}`;
}

export function areasIn(text: string): string[] {
  return text.split('\n').filter((area) => area !== '');
}

/** With one more, trimmed; an empty one, or one that is there, adds nothing (section 5). */
export function withArea(areas: readonly string[], typed: string): readonly string[] {
  const area = typed.replaceAll(/\s+/g, ' ').trim();
  return area === '' || areas.includes(area) ? areas : [...areas, area];
}

/** A focus area that was typed and not added yet is meant to be saved too. */
export function completed(texts: NgoTexts): NgoTexts {
  return { ...texts, focusAreas: withArea(areasIn(texts.focusAreas), texts.newArea).join('\n'), newArea: '' };
}

export function missingIn(texts: NgoTexts): NeededField[] {
  const isPlaceless = texts.areaKm !== '' && texts.areaAt === '';
  return [...neededFields.filter((field) => texts[field] === ''), ...(isPlaceless ? (['areaAt'] as const) : [])];
}

/** What a person changed, and nothing else: what another phone of theirs has changed meanwhile stays. */
export function changesIn(before: NgoTexts, now: NgoTexts): Omit<NgoProfileBody, 'userId' | 'changedAt'> {
  const changed = ngoFields.filter((field) => before[field] !== now[field]);
  const isAreaChanged = before.areaKm !== now.areaKm || (now.areaKm !== '' && before.areaAt !== now.areaAt);
  return {
    ...Object.fromEntries(
      changed.map((field) => [field, field === 'focusAreas' ? areasIn(now.focusAreas) : now[field]]),
    ),
    ...(isAreaChanged && { area: areaIn(now) }),
  };
}

function areaIn({ areaKm, areaAt }: NgoTexts): ServiceArea | null {
  const place = readPosition(areaAt);
  if (areaKm === '' || place === undefined) return null;
  return { lati: place.lat, long: place.lng, radiusKm: Number(areaKm) };
}
