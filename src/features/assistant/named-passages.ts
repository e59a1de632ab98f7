import { plainDigits } from '../../../contract/base/digits.ts';

/** `[1]`, `[1, 3]`, `[1-2]`, and what models make of it: `[^1]`, `【2†source】`, `[passage 1]`. */
const NAMED = /[[【]([^[\]【】\n]{1,30})[\]】]/g;

/** The passages that an answer names, by their places from 0: numbers that none of them has are nothing. */
export function namedPassages(text: string, count: number): number[] {
  const named = new Set<number>();
  for (const [, inside = ''] of plainDigits(text).matchAll(NAMED)) {
    for (const [, first, last = first] of (inside.split('†')[0] ?? '').matchAll(/(\d+)(?:\s*[-–—]\s*(\d+))?/g)) {
      for (let place = 1; place <= count; place += 1) {
        if (place >= Number(first) && place <= Number(last)) named.add(place - 1);
      }
    }
  }
  return Array.from({ length: count }, (_, place) => place).filter((place) => named.has(place));
}
