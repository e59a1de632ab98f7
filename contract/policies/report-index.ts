import type { IndexData } from '../entities/report-index.ts';

/** A disaster as far as it takes to see that something is already reported. */
export interface IndexedDisaster {
  id: string;
  disasterType: string;
  /** Degrees to 0.01. */
  lat: number;
  lng: number;
  /** Epoch milliseconds, to the minute. */
  reportedMs: number;
  /** How many reports there are of it. */
  count: number;
  /** The town that it is near. */
  town?: string | undefined;
}

export interface IndexChanges {
  disasters: IndexedDisaster[];
  gone: string[];
}

const MINUTE = 60_000;
const PER_DEGREE = 100;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = BigInt(64);
const ID_DIGITS = 22;

/** The columns of an index. */
export function writeIndex({
  disasters,
  gone,
}: Readonly<IndexChanges>): Omit<IndexData, 'isWhole' | 'square' | 'cursor'> {
  const rows = [...disasters].sort((a, b) => b.reportedMs - a.reportedMs);
  const types = [...new Set(rows.map(({ disasterType }) => disasterType))];
  const towns = [...new Set(rows.flatMap(({ town }) => town ?? []))];
  const minutes = rows.map(({ reportedMs }) => Math.floor(reportedMs / MINUTE));
  const [lats, lngs] = [rows.map(({ lat }) => hundredths(lat)), rows.map(({ lng }) => hundredths(lng))];
  const [south, west] = [least(lats), least(lngs)];
  return {
    ids: packIds(rows.map(({ id }) => id)),
    types,
    towns,
    type: rows.map(({ disasterType }) => types.indexOf(disasterType)),
    town: rows.map(({ town }) => (town === undefined ? 0 : towns.indexOf(town) + 1)),
    corner: [south, west],
    lat: lats.map((lat) => lat - south),
    lng: lngs.map((lng) => lng - west),
    newest: new Date((minutes[0] ?? 0) * MINUTE).toISOString(),
    ago: minutes.map((minute, at) => (minutes[at - 1] ?? minute) - minute),
    count: rows.map(({ count }) => count),
    gone: packIds(gone),
  };
}

/** What the columns say; a column that ends too early, as no server of ours writes one, ends the list. */
export function readIndex(data: Omit<IndexData, 'isWhole' | 'square' | 'cursor'>): IndexChanges {
  const ids = unpackIds(data.ids);
  let reportedMs = Date.parse(data.newest);
  const disasters: IndexedDisaster[] = [];
  for (const [at, id] of ids.entries()) {
    const disasterType = data.types[data.type[at] ?? -1];
    const [lat, lng, ago] = [data.lat[at], data.lng[at], data.ago[at]];
    if (disasterType === undefined || lat === undefined || lng === undefined || ago === undefined) break;
    reportedMs -= ago * MINUTE;
    disasters.push({
      id,
      disasterType,
      lat: (data.corner[0] + lat) / PER_DEGREE,
      lng: (data.corner[1] + lng) / PER_DEGREE,
      reportedMs,
      count: data.count[at] ?? 1,
      town: data.towns[(data.town[at] ?? 0) - 1],
    });
  }
  return { disasters, gone: unpackIds(data.gone) };
}

/** What a reader has after an answer. */
export function applyIndex(
  kept: readonly IndexedDisaster[],
  { isWhole, ...data }: Pick<IndexData, 'isWhole'> & Parameters<typeof readIndex>[0],
): IndexedDisaster[] {
  const { disasters, gone } = readIndex(data);
  if (isWhole) return disasters;
  const others = new Map(kept.map((one) => [one.id, one]));
  for (const id of gone) others.delete(id);
  for (const one of disasters) others.set(one.id, one);
  return [...others.values()];
}

/** The square that a place lies in, by its south-west corner: as much as a server is told of where a phone is. */
export function squareOf({ lat, lng }: { lat: number; lng: number }): string {
  return `${Math.floor(lat)},${Math.floor(lng)}`;
}

function hundredths(degrees: number): number {
  return Math.round(degrees * PER_DEGREE);
}

function least(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), values[0] ?? 0);
}

/** An id is a number of 128 bits, written in 22 digits of six bits each: UUIDs in words would be most of the list. */
function packIds(ids: readonly string[]): string {
  return ids
    .map((id) => {
      let rest = BigInt(`0x${id.replaceAll('-', '')}`);
      let digits = '';
      for (let at = 0; at < ID_DIGITS; at += 1) {
        digits = (DIGITS[Number(rest % BASE)] ?? '') + digits;
        rest /= BASE;
      }
      return digits;
    })
    .join('');
}

function unpackIds(packed: string): string[] {
  return (packed.match(/[\w-]{22}/g) ?? []).map((digits) => {
    const number = Array.from(digits).reduce((sum, digit) => sum * BASE + BigInt(DIGITS.indexOf(digit)), BigInt(0));
    const hex = number.toString(16).padStart(32, '0');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  });
}
