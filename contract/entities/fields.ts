import * as v from 'valibot';
import { charactersIn, hasAtMost, hasVisibleText, isStorableText } from '../base/text.ts';
import { limits } from '../limits.ts';

/**
 * At most so many characters. Valibot counts places of a string, of which an emoji and a letter of Adlam take two; OpenAPI's
 * `maxLength`, which stays what this is described as, counts characters.
 */
export function atMost(max: number, message?: string) {
  const length = v.maxLength<string, number, string | undefined>(max, message);
  return withCount(length, (text) => hasAtMost(text, max));
}

/** At least so many characters, counted in the same way. */
export function atLeast(min: number, message?: string) {
  const length = v.minLength<string, number, string | undefined>(min, message);
  return withCount(length, (text) => charactersIn(text) >= min);
}

/** The same check, but for which texts pass it. */
function withCount<Length extends v.BaseValidation<string, string, v.BaseIssue<unknown>>>(
  length: Length,
  passes: (text: string) => boolean,
): Length {
  type Run = Length['~run'];
  const run: Run = (dataset, config) => {
    if (dataset.typed && !passes(dataset.value)) v._addIssue(length, 'length', dataset, config);
    return dataset;
  };
  return { ...length, '~run': run };
}

/** Text that must say something. The server keeps it as sent and never trims it. */
export function requiredText(maxCharacters: number) {
  return v.pipe(
    v.string('text'),
    v.check(hasVisibleText, 'required'),
    atMost(maxCharacters, `at most ${maxCharacters} characters`),
    v.check(isStorableText, 'a character that cannot be stored'),
  );
}

/** Text that may be empty. */
export function optionalText(maxCharacters: number) {
  return v.pipe(
    v.string('text'),
    atMost(maxCharacters, `at most ${maxCharacters} characters`),
    v.check(isStorableText, 'a character that cannot be stored'),
  );
}

/**
 * A list of at most `max` members. Its length is looked at first: one that is far too long would else cost a look at each member, and
 * an issue for each wrong one.
 */
export function listOf<const Item extends v.GenericSchema>(item: Item, max: number, tooMany: string) {
  const length = v.maxLength<unknown[], number, string>(max, tooMany);
  const list = v.pipe(v.array(item, 'a list'), v.maxLength(max, tooMany));
  type Run = (typeof list)['~run'];
  const run: Run = (dataset, config) =>
    Array.isArray(dataset.value) && dataset.value.length > max
      ? // Its members are of no matter any more: the list is refused.
        length['~run']({ typed: true, value: dataset.value }, config)
      : list['~run'](dataset, config);
  return { ...list, '~run': run };
}

const NUMERIC_TEXT = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?\s*$/i;

/** Degrees as a number or numeric text, finite and within ±`bound`; kept in the form it came in. */
function degrees(bound: number) {
  const inRange = (value: number) => Number.isFinite(value) && Math.abs(value) <= bound;
  return v.union(
    [
      v.pipe(v.number(), v.check(inRange)),
      v.pipe(
        v.string(),
        atMost(40),
        v.regex(NUMERIC_TEXT),
        v.check((text) => inRange(Number(text))),
      ),
    ],
    `a number between -${bound} and ${bound}`,
  );
}

/** A position as section 3 spells it: latitude `lati`, longitude `long`, WGS 84 degrees. */
export const positionSchema = v.strictObject({ lati: degrees(90), long: degrees(180) });
export type WirePosition = v.InferOutput<typeof positionSchema>;

/** Metres round a position taken from the phone's receiver within which the phone knew itself to be; absent where a person set it. */
export const accuracySchema = v.pipe(
  v.number('a whole number'),
  v.integer('a whole number'),
  v.minValue(1, 'at least 1'),
  v.maxValue(limits.accuracyMetres, 'too many'),
);

const ISO_8601 =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?)?$/;

/** A date or date-time of ISO 8601 that exists in the calendar. Without an offset it is taken as UTC. */
export const isoTimeSchema = v.pipe(
  v.string('a time in ISO 8601'),
  atMost(40, 'a time in ISO 8601'),
  v.regex(ISO_8601, 'a time in ISO 8601'),
  v.check(isCalendarDate, 'a day that exists'),
);

/** A day of the calendar, without a time. */
export const daySchema = v.pipe(
  v.string('a day'),
  atMost(10, 'a day'),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day'),
  v.check(isCalendarDate, 'a day that exists'),
);

function isCalendarDate(text: string): boolean {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Lower-case hexadecimal SHA-256. */
export const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hexadecimal'));

/** UUID version 4, lower case: the device makes it, the server keeps it as primary key. */
export const idSchema = v.pipe(
  v.string('a UUID'),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'a UUID version 4 in lower case'),
);

/**
 * What our device adds to everything that is nobody's (never sent to a foreign host): the SHA-256 of the claim secret
 * that stays on the phone, the device's own time, and the id of the refused item that this one replaces after its correction.
 */
export const senderFields = {
  claimSecretHash: v.optional(sha256Schema),
  createdAt: v.optional(isoTimeSchema),
  supersedes: v.optional(idSchema),
};

/** To a report or an aid request it also adds how many photos will follow. */
export const deviceFields = {
  ...senderFields,
  photosToFollow: photosToFollow(),
};

/** How many photos follow. */
export function photosToFollow() {
  return v.optional(v.pipe(v.number(), v.integer('a whole number'), v.minValue(0), v.maxValue(limits.photos)));
}
