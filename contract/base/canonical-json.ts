import { isWellFormed } from './well-formed.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Canonical JSON by RFC 8785 (JSON Canonicalization Scheme): members sorted by UTF-16 code units,
 * ECMAScript's own number and string forms, no white space. The same value always gives the same
 * bytes, so a SHA-256 over them compares what phone and server hold.
 *
 * Throws a TypeError on what RFC 8785 forbids: a number that is not finite, a lone surrogate.
 */
export function canonicalJson(value: Json): string {
  if (hasCanonicalOrder(value)) {
    const text = JSON.stringify(value);
    // Half a surrogate pair comes out as an escape, which nothing else does.
    if (!text.includes('\\ud')) return text;
  }
  return buildText(value);
}

/** What our own devices send is in order already: then the engine's own writer, ten times as fast, gives the same text. */
function hasCanonicalOrder(value: Json): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (isList(value)) return value.every(hasCanonicalOrder);
  let last = '';
  for (const key of Object.keys(value)) {
    const member = value[key];
    if (key < last || (member !== undefined && !hasCanonicalOrder(member))) return false;
    last = key;
  }
  return true;
}

function buildText(value: Json): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (typeof value === 'string') return canonicalString(value);
  if (isList(value)) return `[${value.map(buildText).join(',')}]`;
  // `toSorted` came with Chrome 110; Android 6 ends at 106. These keys are our own copy anyway.
  const keys = Object.keys(value).sort(byCodeUnits);
  const members = keys.flatMap((key) => {
    const member = value[key];
    return member === undefined ? [] : [`${canonicalString(key)}:${buildText(member)}`];
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
