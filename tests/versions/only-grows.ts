import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../contract/base/canonical-json.ts';
import type { Schema, WireCall, WireSchemas } from './wire-schemas.ts';

/**
 * `asked`: what was taken once is taken for ever. `answered`: what a reader was told once it is told for ever; an enumeration may get
 * values, which an older reader takes for other ones.
 */
type Way = 'asked' | 'answered';

/** What of an earlier contract does not hold any more, a line each; empty where everything only grew. */
export function shrunk(before: WireSchemas, now: WireSchemas): string[] {
  const headers = isDeepStrictEqual({ ...asObject(now.headers), ...asObject(before.headers) }, now.headers);
  return [
    ...(headers ? [] : ['a header has another name']),
    ...shrunkSchema(before.failure, now.failure, 'answered', 'failure'),
    ...shrunkSchema(before.push, now.push, 'answered', 'push'),
    ...Object.entries(before.calls).flatMap(([name, call]) => {
      const same = now.calls[name];
      return same ? shrunkCall(call, same, name) : [`${name}: the call is gone`];
    }),
  ];
}

function shrunkCall(before: WireCall, now: WireCall, name: string): string[] {
  const isThere = before.method === now.method && before.path === now.path && before.media === now.media;
  return [
    ...(isThere ? [] : [`${name}: method, path or media type changed`]),
    ...(['body', 'params', 'query'] as const).flatMap((part) => shrunkPart(before[part], now[part], `${name} ${part}`)),
    ...Object.entries(before.answers).flatMap(([status, schema]) => {
      const same = now.answers[status];
      return same
        ? shrunkSchema(schema, same, 'answered', `${name} ${status}`)
        : [`${name}: ${status} is answered no more`];
    }),
  ];
}

function shrunkPart(before: Schema | undefined, now: Schema | undefined, where: string): string[] {
  if (before === undefined)
    return now && required(now).length > 0 ? [`${where}: something is needed that was not`] : [];
  return now === undefined ? [`${where}: it is taken no more`] : shrunkSchema(before, now, 'asked', where);
}

export function shrunkSchema(before: Schema, now: Schema, way: Way, where: string): string[] {
  const [old, present] = [formsOf(before), formsOf(now)];
  if (old.length > 1 || present.length > 1) {
    const isMet = (form: Schema) => present.some((one) => shrunkSchema(form, one, way, where).length === 0);
    return old.every(isMet) ? [] : [`${where}: one of its forms is gone`];
  }
  const values = valuesOf(before);
  const taken = valuesOf(now);
  if (values !== undefined || taken !== undefined) return shrunkValues(values, taken, way, where);
  if (before['type'] !== now['type'] && !(before['type'] === 'integer' && now['type'] === 'number')) {
    return [`${where}: ${JSON.stringify(before['type'])} became ${JSON.stringify(now['type'])}`];
  }
  return [
    ...(way === 'asked' ? tighter(before, now, where) : []),
    ...shrunkMembers(before, now, way, where),
    ...(before['items'] && now['items']
      ? shrunkSchema(before['items'] as Schema, now['items'] as Schema, way, `${where}[]`)
      : []),
  ];
}

function shrunkValues(before: readonly Json[] | undefined, now: readonly Json[] | undefined, way: Way, where: string) {
  // A free text holds all values; for a reader, one of a list that became a free text is one that it may not know.
  if (now === undefined) return [];
  if (before === undefined) return way === 'asked' ? [`${where}: only a few values are taken any more`] : [];
  const lost = before.filter((value) => !now.includes(value));
  return lost.length === 0 || way === 'answered' ? [] : [`${where}: ${JSON.stringify(lost)} is not taken any more`];
}

function shrunkMembers(before: Schema, now: Schema, way: Way, where: string): string[] {
  const [old, present] = [membersOf(before), membersOf(now)];
  const gone = Object.keys(old).filter((name) => present[name] === undefined);
  const [needs, needed] = way === 'asked' ? [required(now), required(before)] : [required(before), required(now)];
  const broken = needs.filter((name) => !needed.includes(name));
  const what = way === 'asked' ? 'is needed and was not' : 'may be missing and was always there';
  return [
    ...gone.map((name) => `${where}.${name}: it is gone`),
    ...broken.map((name) => `${where}.${name}: it ${what}`),
    ...Object.entries(old).flatMap(([name, schema]) =>
      present[name] ? shrunkSchema(schema, present[name], way, `${where}.${name}`) : [],
    ),
  ];
}

const MOST = ['maxLength', 'maximum', 'maxItems'] as const;
const LEAST = ['minLength', 'minimum', 'minItems'] as const;

function tighter(before: Schema, now: Schema, where: string): string[] {
  const isTighter = [
    ...MOST.filter((name) => number(now[name], Infinity) < number(before[name], Infinity)),
    ...LEAST.filter((name) => number(now[name], -Infinity) > number(before[name], -Infinity)),
    ...(now['pattern'] === undefined || now['pattern'] === before['pattern'] ? [] : ['pattern']),
  ];
  return isTighter.map((name) => `${where}: ${name} takes less`);
}

function number(value: Json | undefined, absent: number): number {
  return typeof value === 'number' ? value : absent;
}

function formsOf(schema: Schema): readonly Schema[] {
  return (schema['oneOf'] ?? schema['anyOf'] ?? [schema]) as readonly Schema[];
}

function valuesOf(schema: Schema): readonly Json[] | undefined {
  return schema['const'] === undefined ? (schema['enum'] as readonly Json[] | undefined) : [schema['const']];
}

function membersOf(schema: Schema): { readonly [name: string]: Schema } {
  return (schema['properties'] ?? {}) as { [name: string]: Schema };
}

function required(schema: Schema): readonly string[] {
  return (schema['required'] ?? []) as readonly string[];
}

function asObject(value: Json): { readonly [key: string]: Json } {
  return value as { [key: string]: Json };
}
