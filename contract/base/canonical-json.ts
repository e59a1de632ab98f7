export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Canonical JSON by RFC 8785 (JSON Canonicalization Scheme): members sorted by UTF-16 code units,
 * ECMAScript's own number and string forms, no white space. The same value always gives the same
 * bytes, so a SHA-256 over them compares what phone and server hold.
 *
 * Throws a TypeError on what RFC 8785 forbids: a number that is not finite, a lone surrogate.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (typeof value === 'string') return canonicalString(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // `toSorted` came with Chrome 110; Android 6 ends at 106. These keys are our own copy anyway.
  const keys = Object.keys(value).sort(byCodeUnits);
  const members = keys.flatMap((key) => {
    const member = value[key];
    return member === undefined ? [] : [`${canonicalString(key)}:${canonicalJson(member)}`];
  });
  return `{${members.join(',')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError('canonical JSON has no form for a number that is not finite');
  return JSON.stringify(value);
}

function canonicalString(value: string): string {
  if (!isWellFormed(value)) throw new TypeError('canonical JSON has no form for a lone surrogate');
  return JSON.stringify(value);
}

function byCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** With the u flag a pair is one character, so that only a lone half is of the category. No look-behind: Safari 15 has none. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** `String.prototype.isWellFormed` for browsers that are too old to have it. */
export function isWellFormed(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}
