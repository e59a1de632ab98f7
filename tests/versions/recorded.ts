import { readdirSync, readFileSync } from 'node:fs';
import type { Json } from '../../contract/base/canonical-json.ts';
import type { WireSchemas } from './wire-schemas.ts';

/** A state of the contract as it stood when it got its number. */
export interface Recorded {
  number: number;
  schemas: WireSchemas;
  /** By call: bodies that it took. */
  bodies: { [call: string]: Json[] };
}

const directory = new URL('recorded/', import.meta.url);

export function recordedNumbers(): number[] {
  return readdirSync(directory).map((name) => Number(name.replace('.json', '')));
}

export function readRecorded(number: number): Recorded {
  const { shared, ...file } = JSON.parse(readFileSync(new URL(`${number}.json`, directory), 'utf8')) as Shared;
  return unfolded(file, shared) as unknown as Recorded;
}

/**
 * As text, a line for each part. What stands in several places is written once, in `shared`, and `{"$": n}` stands for it: an id alone
 * has a hundred places.
 */
export function recordedText(recorded: Recorded): string {
  const counts = new Map<string, number>();
  count(recorded.schemas as unknown as Json, counts);
  const names = new Map<string, number>();
  const shared: string[] = [];
  const fold = (value: Json, isWhole = false): Json => {
    if (value === null || typeof value !== 'object') return value;
    const text = JSON.stringify(value);
    const isShared = !isWhole && (counts.get(text) ?? 0) > 1 && text.length > SHORT;
    const known = isShared ? names.get(text) : undefined;
    if (known !== undefined) return { $: known };
    const folded = Array.isArray(value)
      ? value.map((one: Json) => fold(one))
      : Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, fold(one as Json)]));
    if (!isShared) return folded;
    const name = shared.push(JSON.stringify(folded)) - 1;
    names.set(text, name);
    return { $: name };
  };
  const { calls, ...rest } = recorded.schemas;
  const lines = Object.entries(calls).map(
    ([name, call]) => `"${name}":${JSON.stringify(fold(call as unknown as Json, true))}`,
  );
  const others = Object.entries(rest).map(([name, part]) => `"${name}":${JSON.stringify(fold(part, true))}`);
  const bodies = Object.entries(recorded.bodies).map(([name, list]) => `"${name}":${JSON.stringify(list)}`);
  return [
    `{"number":${recorded.number},"shared":[\n${shared.join(',\n')}\n],`,
    `"schemas":{${others.join(',\n')},\n"calls":{\n${lines.join(',\n')}\n}},`,
    `"bodies":{\n${bodies.join(',\n')}\n}}\n`,
  ].join('\n');
}

/** Characters below which a name is no shorter. */
const SHORT = 40;

interface Shared {
  shared: Json[];
  [part: string]: Json;
}

function count(value: Json, counts: Map<string, number>): void {
  if (value === null || typeof value !== 'object') return;
  const text = JSON.stringify(value);
  counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const one of Object.values(value as object)) count(one as Json, counts);
}

function unfolded(value: Json, shared: readonly Json[]): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one: Json) => unfolded(one, shared));
  const { $ } = value as { $?: Json };
  if (typeof $ === 'number') return unfolded(shared[$] ?? null, shared);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unfolded(one, shared)]));
}
