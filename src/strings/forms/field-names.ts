import { numberText } from '../plural.ts';
import { tables, texts } from '../texts.ts';
/** How people call a field that the server names. */
export const fieldNames = texts('fieldNames', {
  disasterType: 'Type of disaster',
  severity: 'Severity',
  location: 'Location',
  address: 'Location in words',
  description: 'What is going on',
  name: 'Your name',
  contactNumber: 'Phone number',
  peopleAffected: 'How many people',
  assistanceRequired: 'What help is needed',
  roadBlocked: 'What blocks the road',
  deadline: 'Needed by',
  requirements: 'Needs',
  keptPosition: 'Position',
});

/** A field's name for people, with its place in a list: `requirements.0.type` → "Needs 1". An unknown name stays as it is. */
export function fieldName(field: string): string {
  const [first = '', position] = field.split('.');
  const name = nameIn(fieldNames, first) ?? nameIn(lateNames(first), first) ?? field;
  return position !== undefined && /^\d+$/.test(position) ? `${name} ${numberText(Number(position) + 1)}` : name;
}

/** Those that come with what they name. */
function lateNames(field: string): object | undefined {
  return tables.get(field === 'elsewhere' ? 'elsewhereTexts' : 'letterFieldNames');
}

/** Some names come with their own screens: what both first forms carry must stay small. */
function nameIn(table: object | undefined, field: string): string | undefined {
  return (table as Record<string, string> | undefined)?.[field];
}
