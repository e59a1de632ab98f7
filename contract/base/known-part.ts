import * as v from 'valibot';
import type { Json } from './canonical-json.ts';

/** Stands where a value of an enumeration is read that this side does not know. */
const UNKNOWN_VALUE = 'other';
/** Looks at one body, each of which takes out one unknown member of each object: more new members than any step ever brought. */
const MOST_LOOKS = 20;

type Holder = Record<string | number, unknown>;

/**
 * What of a body a side can read whose schema is older than the body: without the members that the schema does not know, and with
 * `other` for each value that an enumeration does not know. Undefined where anything else is wrong with it: that is no matter of age.
 */
export function knownPart(schema: v.GenericSchema, body: Json): Json | undefined {
  const part = JSON.parse(JSON.stringify(body)) as Json;
  const replaced = new Set<string>();
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const checked = v.safeParse(schema, part);
    if (checked.success) return part;
    const before = replaced.size;
    let isSmaller = false;
    for (const issue of checked.issues) {
      const place = placeOf(part, issue);
      if (place === undefined) return undefined;
      if (isUnknownMember(issue)) isSmaller = delete place.holder[place.key];
      else if (isUnknownValue(issue) || replaced.has(place.path)) replace(place, replaced);
      else return undefined;
    }
    if (!isSmaller && replaced.size === before) return part;
  }
  return undefined;
}

interface Place {
  holder: Holder;
  key: string | number;
  path: string;
}

function replace({ holder, key, path }: Place, replaced: Set<string>): void {
  holder[key] = UNKNOWN_VALUE;
  replaced.add(path);
}

function placeOf(part: Json, { path }: v.BaseIssue<unknown>): Place | undefined {
  const keys = path?.map(({ key }) => key as string | number) ?? [];
  const key = keys.pop();
  if (key === undefined) return undefined;
  const holder = keys.reduce<unknown>((at, one) => (at as Holder)[one], part) as Holder;
  return { holder, key, path: JSON.stringify([...keys, key]) };
}

function isUnknownMember({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

function isUnknownValue({ type, input }: v.BaseIssue<unknown>): boolean {
  return (type === 'picklist' || type === 'literal' || type === 'variant') && typeof input === 'string';
}
