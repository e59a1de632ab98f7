import { injections } from '../corpus/injections.ts';
import { naughtyStrings } from '../corpus/naughty-strings.ts';
import { unstorableTexts, worldTexts } from '../corpus/scripts-of-the-world.ts';
import { fc } from '../property.ts';
import type { JsonSchema } from './described-calls.ts';

export type Path = readonly (string | number)[];

/** Each kind of a body that comes in several; else the body itself. */
export function kindsOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.oneOf ?? [schema];
}

/** A plain value of the schema, the first of each choice. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return sampleOf(choices[0] ?? {});
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties ?? {});
    return Object.fromEntries(members.map(([name, member]) => [name, sampleOf(member)]));
  }
  if (schema.type === 'array') return [sampleOf(schema.items ?? {})];
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : 'text';
}

/** Where the schema, one kind of a body, has anything that is neither object nor list. */
export function leavesOf(schema: JsonSchema, path: Path = []): Path[] {
  if (schema.oneOf !== undefined) throw new Error('several kinds: ask for the places of each of kindsOf');
  if (schema.type === 'object') {
    return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => leavesOf(member, [...path, name]));
  }
  if (schema.type === 'array') return leavesOf(schema.items ?? {}, [...path, 0]);
  return [path];
}

/** The value with what stands at the path replaced. */
export function withAt(value: unknown, [first, ...rest]: Path, replaced: unknown): unknown {
  if (first === undefined) return replaced;
  if (Array.isArray(value)) return value.map((item, index) => (index === first ? withAt(item, rest, replaced) : item));
  const members = value as Record<string, unknown>;
  return { ...members, [first]: withAt(members[first], rest, replaced) };
}

/** The text wherever this kind of a body leaves a choice: what names the kind stays. */
export function everywhere(kind: JsonSchema, text: string): unknown {
  const value = sampleOf(kind);
  const open = leavesOf(kind).filter(
    ([name = '', ...rest]) => rest.length > 0 || kind.properties?.[name]?.const === undefined,
  );
  return open.reduce((all, path) => withAt(all, path, text), value);
}

/** Text of every kind that people and attackers send. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.constantFrom(...worldTexts),
  fc.constantFrom(...injections),
  fc.constantFrom(...unstorableTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);

/** Values that the schema describes; checks that JSON Schema cannot say may still refuse one. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(valuesOf));
  switch (schema.type) {
    case 'object':
      return objectsOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { minLength: 1, maxLength: 3 });
    case 'number':
    case 'integer':
      return fc.integer({ min: Math.ceil(schema.minimum ?? -100), max: Math.min(schema.maximum ?? 100, 100) });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return schema.pattern === undefined ? anyText : fc.stringMatching(new RegExp(schema.pattern));
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, valuesOf(member)]));
  return fc.record(members, { requiredKeys: [...required], noNullPrototype: true });
}
