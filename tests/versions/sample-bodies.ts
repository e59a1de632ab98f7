import type { Json } from '../../contract/base/canonical-json.ts';
import type { Schema } from './wire-schemas.ts';

/** A text for each pattern that the contract has: a new one needs a line here. */
const BY_PATTERN: readonly [part: string, text: string][] = [
  ['^[0-9a-f]{8}-', '3f0c2c1e-9a0b-4c7d-8e2f-000000000001'],
  ['|3[01])$', '2026-11-30'],
  ['^\\d{4}-(0[1-9]', '2026-11-30T12:00:00Z'],
  ['^[0-9a-f]{64}$', 'a'.repeat(64)],
  ['(\\d+(\\.\\d*)?|\\.\\d+)', '12.5'],
  ['^[a-z0-9-]{1,40}$', 'module-1'],
  ['^[A-Za-z0-9_-]{22}$', 'a'.repeat(22)],
  ['^[\\x20-\\x7e]+$', 'token'],
  ['^[A-Za-z0-9_+/-]+$', 'Asia/Kolkata'],
  ['^\\d{10}$', '9810012345'],
  ['^[A-Za-z0-9_-]{1,100}$', 'order_1'],
];
const BY_NAME: Readonly<Record<string, string>> = { email: 'asha@example.org', newEmail: 'asha@example.org' };

type Fullness = 'least' | 'most';

/** Bodies that a schema takes: for each of its forms one with what it needs, and one with every member that it knows. */
export function sampleBodies(schema: Schema): Json[] {
  const forms = (schema['oneOf'] ?? schema['anyOf'] ?? [schema]) as readonly Schema[];
  return forms.flatMap((form) => (['least', 'most'] as const).map((fullness) => sampleOf(form, '', fullness)));
}

function sampleOf(schema: Schema, name: string, fullness: Fullness): Json {
  const forms = (schema['oneOf'] ?? schema['anyOf']) as readonly Schema[] | undefined;
  if (forms?.[0]) return sampleOf(forms[0], name, fullness);
  if (schema['const'] !== undefined) return schema['const'];
  if (schema['enum'] !== undefined) return (schema['enum'] as readonly Json[])[0] ?? null;
  switch (schema['type']) {
    case 'object':
      return sampleObject(schema, fullness);
    case 'array':
      return sampleList(schema, name, fullness);
    case 'string':
      return sampleText(schema, name);
    case 'number':
    case 'integer':
      return Math.max(1, Number(schema['minimum'] ?? 1));
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function sampleObject(schema: Schema, fullness: Fullness): Json {
  const needed = new Set((schema['required'] ?? []) as readonly string[]);
  const members = Object.entries((schema['properties'] ?? {}) as { [name: string]: Schema });
  const kept = members.filter(([name]) => fullness === 'most' || needed.has(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, sampleOf(member, name, fullness)]));
}

function sampleList(schema: Schema, name: string, fullness: Fullness): Json {
  const count = Math.max(fullness === 'most' ? 1 : 0, Number(schema['minItems'] ?? 0));
  return Array.from({ length: count }, () => sampleOf(schema['items'] as Schema, name, fullness));
}

function sampleText(schema: Schema, name: string): string {
  const { pattern } = schema;
  const byPattern = typeof pattern === 'string' ? BY_PATTERN.find(([part]) => pattern.includes(part)) : undefined;
  if (typeof pattern === 'string' && !byPattern) throw new Error(`no sample of ${name}, ${pattern}`);
  return byPattern?.[1] ?? BY_NAME[name] ?? 'पानी चाहिए'.padEnd(Number(schema['minLength'] ?? 0), '!');
}
