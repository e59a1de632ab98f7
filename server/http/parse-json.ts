import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { Json } from '../../contract/base/canonical-json.ts';
import { limits } from '../../contract/limits.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { makeJsonGauge, type JsonMeasure, type JsonTrouble } from './json-gauge.ts';

/** Refuses every byte that is not UTF-8. A byte order mark before the text is read over: some editors and scripts write one unseen. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON text to a value that says exactly what the text said: no repeated member (JSON.parse keeps the last
 * one), no `__proto__`, at most `limits.jsonDepth` levels and `maxParts` members. How large a thing it would become is
 * seen in the text, before any of it is made; `measured`: it was looked at as it was unpacked.
 */
export function parseJson(bytes: Buffer, maxParts: number, measured?: JsonMeasure): Result<Json, Refusal> {
  let text: string;
  let value: Json;
  try {
    text = utf8.decode(bytes);
  } catch {
    return failed(refusals.malformed(texts.badText));
  }
  const gauge = makeJsonGauge(limits.jsonDepth, maxParts);
  const trouble = measured === undefined ? gauge.feed(bytes) : undefined;
  if (trouble !== undefined) return failed(refusalFor(trouble));
  const { named } = measured ?? gauge.measure();
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return failed(refusals.malformed(texts.badJson));
  }
  const members = membersOf(value);
  if (members === undefined) return failed(refusals.malformed(texts.badMember));
  return members === named ? ok(value) : failed(refusals.malformed(texts.duplicateMember));
}

/** What a text is refused as that need not be read to its end. */
export function refusalFor(trouble: JsonTrouble): Refusal {
  if (trouble === 'too-many') return refusals.tooLarge(texts.tooMany);
  return refusals.malformed(trouble === 'too-deep' ? texts.tooDeep : texts.badJson);
}

/** How many members its objects have, at all levels together; undefined where one is named `__proto__`. */
function membersOf(root: Json): number | undefined {
  let members = 0;
  const open: Json[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      const keys = Object.keys(value);
      if (keys.includes('__proto__')) return undefined;
      members += keys.length;
    }
    for (const child of Object.values(value) as Json[])
      if (typeof child === 'object' && child !== null) open.push(child);
  }
  return members;
}
