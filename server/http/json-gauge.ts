/** What a JSON text would become. */
export interface JsonMeasure {
  /** Levels of objects and lists. */
  depth: number;
  /** Members of all objects and lists, one more for each that is empty. */
  parts: number;
  /** Members of objects, as often as they are named. */
  named: number;
}

/** Why the rest of a text need not be looked at. */
export type JsonTrouble = 'too-deep' | 'too-many' | 'broken';

export interface JsonGauge {
  /** Reads on, in UTF-8, wherever the part before it ended. */
  feed(bytes: Buffer): JsonTrouble | undefined;
  measure(): JsonMeasure;
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Bytes of blanks, or of one number, between two signs: above any indentation. */
const LONGEST_RUN = 4096;

/**
 * Counts in one pass, outside strings, and ends where no JSON of ours could go on: beyond these bounds, at blanks without end, at a
 * bracket too many, behind the end of the whole. Of a text that is no JSON the figures mean nothing.
 */
export function makeJsonGauge(maxDepth: number, maxParts: number): JsonGauge {
  let level = 0;
  let depth = 0;
  let parts = 0;
  let named = 0;
  let run = 0;
  let isInString = false;
  /** Backslashes right before the part that comes, in a string. */
  let isEscaped = false;
  let isOver = false;

  /** Where the string ends that is open at `start`, or behind the part. */
  const endOfString = (bytes: Buffer, start: number): number => {
    for (let from = start; ;) {
      const quote = bytes.indexOf(QUOTE, from);
      const end = quote < 0 ? bytes.length : quote;
      let backslashes = 0;
      while (end - 1 - backslashes >= start && bytes[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
      const isFromBefore = isEscaped && backslashes === end - start;
      const isOdd = (backslashes + (isFromBefore ? 1 : 0)) % 2 === 1;
      if (quote < 0) {
        isEscaped = isOdd;
        return end;
      }
      if (!isOdd) {
        isEscaped = false;
        isInString = false;
        return end;
      }
      from = end + 1;
    }
  };

  const troubleAt = (code: number): JsonTrouble | undefined => {
    run = 0;
    if (code === COLON) {
      named += 1;
      return named > parts ? 'broken' : undefined;
    }
    if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      level -= 1;
      isOver = level === 0;
      return level < 0 ? 'broken' : undefined;
    }
    parts += 1;
    if (code !== COMMA) {
      level += 1;
      depth = Math.max(depth, level);
      if (depth > maxDepth) return 'too-deep';
    }
    return parts > maxParts ? 'too-many' : undefined;
  };

  return {
    feed(bytes) {
      for (let index = 0; index < bytes.length; index += 1) {
        if (isInString) {
          index = endOfString(bytes, index);
          continue;
        }
        const code = bytes[index] ?? 0;
        run += 1;
        if (run > LONGEST_RUN) return 'broken';
        if (code <= 32) continue;
        if (isOver) return 'broken';
        if (code === QUOTE) {
          isInString = true;
          run = 0;
        } else if (isSign(code)) {
          const trouble = troubleAt(code);
          if (trouble !== undefined) return trouble;
        }
      }
      return undefined;
    },
    measure: () => ({ depth, parts, named }),
  };
}

function isSign(code: number): boolean {
  return (
    code === COMMA ||
    code === COLON ||
    code === OPEN_LIST ||
    code === CLOSE_LIST ||
    code === OPEN_OBJECT ||
    code === CLOSE_OBJECT
  );
}
