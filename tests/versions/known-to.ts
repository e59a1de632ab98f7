import type { Json } from '../../contract/base/canonical-json.ts';
import { misfits } from './fits.ts';
import type { Schema } from './wire-schemas.ts';

/** As much of an answer as a server whose schema this is would have given. */
export function knownTo(schema: Schema, value: Json): Json {
  const forms = (schema['oneOf'] ?? schema['anyOf']) as readonly Schema[] | undefined;
  if (forms !== undefined) {
    const form = forms.find((one) => misfits(one, value).length === 0);
    if (form === undefined) throw new Error(`no form for ${JSON.stringify(value)}`);
    return knownTo(form, value);
  }
  if (Array.isArray(value)) return value.map((one) => knownTo((schema['items'] ?? {}) as Schema, one));
  const members = schema['properties'] as { [name: string]: Schema } | undefined;
  if (members === undefined || typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([name]) => members[name] !== undefined);
  return Object.fromEntries(known.map(([name, one]) => [name, knownTo(members[name] ?? {}, one)]));
}
