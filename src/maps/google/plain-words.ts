import { entryOf } from '../../../contract/base/entry-of.ts';
/** Longer ones are cut. */
const MOST_CHARACTERS = 400;

const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CODE = 0x10ffff;

/** The text of what a service says, which may have markup in it, in one line. It is shown as text, whatever it is. */
export function plainWords(said: unknown): string {
  if (typeof said !== 'string') return '';
  const words = said
    .replace(/<\/?[a-z][^<>]*>/gi, (tag) => (isInline(tag) ? '' : '\n'))
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,5});/gi, (whole, name: string) => letterOf(name) ?? whole)
    .trim()
    // Each line is a sentence, whether or not it ends like one.
    .replace(/([.!?।؟]?)\s*\n\s*/g, (_line, end: string) => `${end || '.'} `)
    .replace(/[\s\p{Cc}]+/gu, ' ');
  return Array.from(words).slice(0, MOST_CHARACTERS).join('');
}

/** Bold words, and the places where a long name may break. */
function isInline(tag: string): boolean {
  return /^<\/?(b|strong|i|em|span|wbr|a)\b/i.test(tag);
}

function letterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entryOf(named, name.toLowerCase());
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : undefined;
}
