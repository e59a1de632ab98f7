/** What a JSON text would become. */
export interface JsonMeasure {
  /** Levels of objects and lists. */
  depth: number;
  /** Members of all objects and lists, one more for each that is empty. */
  parts: number;
  /** Members of objects, as often as they are named. */
  named: number;
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Counts in one pass, outside strings. Of a text that is no JSON the figures mean nothing. */
export function measureJson(text: string): JsonMeasure {
  let level = 0;
  let depth = 0;
  let parts = 0;
  let named = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfString(text, index);
    else if (code === COMMA) parts += 1;
    else if (code === COLON) named += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      parts += 1;
      level += 1;
      if (level > depth) depth = level;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) level -= 1;
  }
  return { depth, parts, named };
}

/** Where the string that begins at `start` ends: in a text that is no JSON perhaps nowhere. */
function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}
