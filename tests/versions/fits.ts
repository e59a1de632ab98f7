import type { Json } from '../../contract/base/canonical-json.ts';
import type { Schema } from './wire-schemas.ts';

/**
 * Where an answer is not what a reader of this schema expects, a line each. Members that the schema does not name are passed over, as the
 * app passes them over; a value that its enumerations do not have is named.
 */
export function misfits(schema: Schema, value: Json | undefined, where = 'it'): string[] {
  const forms = (schema['oneOf'] ?? schema['anyOf']) as readonly Schema[] | undefined;
  if (forms !== undefined) {
    const fits = forms.some((form) => misfits(form, value, where).length === 0);
    return fits ? [] : [`${where}: none of its forms`];
  }
  if (schema['const'] !== undefined) return value === schema['const'] ? [] : [`${where}: ${JSON.stringify(value)}`];
  const values = schema['enum'] as readonly Json[] | undefined;
  if (values !== undefined)
    return value !== undefined && values.includes(value) ? [] : [`${where}: ${JSON.stringify(value)}`];
  if (!isOfType(schema['type'], value)) return [`${where}: no ${JSON.stringify(schema['type'])}`];
  if (value === null || typeof value !== 'object') return [];
  if (!isList(value)) return misfitsOfMembers(schema, value, where);
  return value.flatMap((one, index) => misfits((schema['items'] ?? {}) as Schema, one, `${where}[${index}]`));
}

function misfitsOfMembers(schema: Schema, value: { readonly [name: string]: Json }, where: string): string[] {
  const required = (schema['required'] ?? []) as readonly string[];
  const members = Object.entries((schema['properties'] ?? {}) as { [name: string]: Schema });
  return members.flatMap(([name, member]) => {
    const isMissing = value[name] === undefined;
    if (isMissing) return required.includes(name) ? [`${where}.${name}: missing`] : [];
    return misfits(member, value[name], `${where}.${name}`);
  });
}

/** `Array.isArray` does not tell the compiler that the rest is no list that can only be read. */
function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

function isOfType(type: Json | undefined, value: Json | undefined): boolean {
  switch (type) {
    case undefined:
      return true;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
