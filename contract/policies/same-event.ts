import { plainDigits } from '../base/digits.ts';
import { distanceKm, type Point } from '../base/great-circle.ts';
import type { SameReason } from '../enumerations.ts';
import { likeness, NEARLY_THE_SAME, tellingWords } from './alike-words.ts';

/** What two reports are compared by. */
export interface ComparedReport {
  type: string;
  place: Point | undefined;
  /** Epoch milliseconds. */
  at: number;
  words: string;
  phone: string;
}

/** Kilometres and milliseconds beyond which nothing else makes two reports one event. */
export const sameEventReach = { km: 2, ms: 24 * 3_600_000 } as const;

/** Within these, two of one kind tell of the same thing more often than not, whatever their words. */
const BESIDE_KM = 0.5;
const SOON_MS = 6 * 3_600_000;
/** So long people go on reporting one event: of the next day the same words tell of another. */
const SAME_DAY_MS = 12 * 3_600_000;
/** Farther apart, their words have to agree: the share of the words of the shorter one that the other has as well. */
const ALIKE = 0.5;

/** What speaks for two reports being of one event; undefined: they are not proposed. A person decides. */
export function sameEvent(a: ComparedReport, b: ComparedReport): SameReason[] | undefined {
  const apartMs = Math.abs(a.at - b.at);
  if (a.type !== b.type || apartMs > sameEventReach.ms) return undefined;
  const km = a.place && b.place && distanceKm(a.place, b.place);
  const alike = likeness(wordsOf(a), wordsOf(b));
  const isSamePhone = isSameNumber(a, b);
  const isBeside = km !== undefined && km <= BESIDE_KM;
  const isSoon = apartMs <= SOON_MS;
  const why: SameReason[] = [
    ...(isBeside ? (['place'] as const) : []),
    ...(isSoon ? (['time'] as const) : []),
    ...(alike >= ALIKE ? (['words'] as const) : []),
    ...(isSamePhone ? (['phone'] as const) : []),
  ];
  // Without a place of both, only the sender or nearly the same words can tell.
  if (km === undefined) return isSamePhone || alike >= NEARLY_THE_SAME ? why : undefined;
  if (km > sameEventReach.km) return undefined;
  const tellsTheSame = alike >= ALIKE && apartMs <= SAME_DAY_MS;
  return (isBeside && isSoon) || tellsTheSame || isSamePhone ? why : undefined;
}

/** What two aid requests are compared by. */
export interface ComparedAid {
  place: Point | undefined;
  location: string;
  phone: string;
}

/** The same house, as exact as a phone knows where it is. */
export const SAME_HOUSE_KM = 0.03;

/** What speaks for two aid requests being of one household or place. */
export function sameHousehold(a: ComparedAid, b: ComparedAid): SameReason[] | undefined {
  const km = a.place && b.place && distanceKm(a.place, b.place);
  const isSamePlace = km === undefined ? inOrder(a) !== '' && inOrder(a) === inOrder(b) : km <= SAME_HOUSE_KM;
  const why: SameReason[] = [
    ...(isSamePlace ? (['place'] as const) : []),
    ...(isSameNumber(a, b) ? (['phone'] as const) : []),
  ];
  return why.length === 0 ? undefined : why;
}

/** Digits from the end that tell one telephone number from another, with or without the country in front; fewer make many numbers. */
const TELLING = 9;
const FEWEST_DIGITS = 6;

/** What numbers are compared by; empty: too little to tell. */
export function tellingDigits(phone: string): string {
  const digits = plainDigits(phone)
    .replaceAll(/[^0-9]/g, '')
    .slice(-TELLING);
  return digits.length < FEWEST_DIGITS ? '' : digits;
}

/** Each record is compared with many, and is read once. */
function readOnce<Compared extends object, Read>(read: (compared: Compared) => Read): (compared: Compared) => Read {
  const known = new WeakMap<Compared, { read: Read }>();
  return (compared) => {
    const found = known.get(compared) ?? { read: read(compared) };
    known.set(compared, found);
    return found.read;
  };
}

const digitsOf = readOnce(({ phone }: { phone: string }) => tellingDigits(phone));
const wordsOf = readOnce(({ words }: ComparedReport) => tellingWords(words));
/** The words of a place, in an order that is the same for all. */
const inOrder = readOnce(({ location }: ComparedAid) => Array.from(tellingWords(location)).sort().join(' '));

function isSameNumber(a: { phone: string }, b: { phone: string }): boolean {
  return digitsOf(a) !== '' && digitsOf(a) === digitsOf(b);
}
