import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { Json } from '../../contract/base/canonical-json.ts';
import { limits } from '../../contract/limits.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';

/** Refuses a byte order mark (it stays in the text, where JSON has no place for it) and every byte that is not UTF-8. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Objects, lists and their members in one body: ours need some 300; more only costs time to refuse. */
const PARTS_PER_ITEM = 2_000;

/**
 * JSON text to a value that says exactly what the text said: no repeated member (JSON.parse keeps the last
 * one), no `__proto__`, at most `limits.jsonDepth` levels.
 */
export function parseJson(bytes: Buffer, items: number): Result<Json, Refusal> {
  let text: string;
  let value: Json;
  try {
    text = utf8.decode(bytes);
  } catch {
    return failed(refusals.malformed(texts.badText));
  }
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return failed(refusals.malformed(texts.badJson));
  }
  const walked = walk(value, items * PARTS_PER_ITEM);
  if (!walked.ok) return walked;
  return walked.value === membersNamed(text) ? ok(value) : failed(refusals.malformed(texts.duplicateMember));
}

/** Counts the members of all objects, level by level, so that no nesting can exhaust the stack. */
function walk(root: Json, maxParts: number): Result<number, Refusal> {
  let members = 0;
  let parts = 0;
  let level: Json[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: Json[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth >= limits.jsonDepth) return failed(refusals.malformed(texts.tooDeep));
      if (!Array.isArray(value)) {
        const keys = Object.keys(value);
        if (keys.includes('__proto__')) return failed(refusals.malformed(texts.badMember));
        members += keys.length;
      }
      for (const child of Object.values(value) as Json[]) {
        parts += 1;
        if (typeof child === 'object' && child !== null) next.push(child);
      }
      if (parts > maxParts) return failed(refusals.tooLarge(texts.tooMany));
    }
    level = next;
  }
  return ok(members);
}

const COLON = 58;
const QUOTE = 34;
const BACKSLASH = 92;

/** Members as the text names them: the colons outside strings. The text is valid JSON. */
function membersNamed(text: string): number {
  let colons = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === COLON) colons += 1;
    else if (code === QUOTE) index = endOfString(text, index);
  }
  return colons;
}

function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}
