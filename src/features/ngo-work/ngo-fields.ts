import type { NgoProfileBody } from '../../../contract/entities/ngo.ts';

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
export const neededFields = ['organizationName', 'registrationNumber', 'focusAreas'] as const;
export type NeededField = (typeof neededFields)[number];

/** What stands in the form; nothing is an empty text. Focus areas stand one a line; `newArea`: one that is being typed. */
export type NgoTexts = Readonly<Record<NgoField | 'newArea', string>>;

type Members = Readonly<Partial<Record<string, string | readonly string[] | undefined>>>;

/** Of a profile, or of what was read from a form. */
export function ngoTexts(members: Members): NgoTexts {
  const textOf = (field: string) => {
    const value = members[field] ?? '';
    return (typeof value === 'string' ? value : value.join('\n')).trim();
  };
  return Object.fromEntries([...ngoFields, 'newArea'].map((field) => [field, textOf(field)])) as Record<
    keyof NgoTexts,
    string
  >;
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
  return neededFields.filter((field) => texts[field] === '');
}

/** What a person changed, and nothing else: what another phone of theirs has changed meanwhile stays. */
export function changesIn(before: NgoTexts, now: NgoTexts): Omit<NgoProfileBody, 'userId' | 'changedAt'> {
  const changed = ngoFields.filter((field) => before[field] !== now[field]);
  return Object.fromEntries(
    changed.map((field) => [field, field === 'focusAreas' ? areasIn(now.focusAreas) : now[field]]),
  );
}
