import { isWellFormed } from './well-formed.ts';

/** Bytes of the text in UTF-8, counted without encoding it. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Characters of the text as people and OpenAPI count them: Unicode code points, of which some take two places in a string. */
export function charactersIn(text: string): number {
  let characters = 0;
  for (const _character of text) characters += 1;
  return characters;
}

/** Has the text at most so many characters? One that is far longer is not counted. */
export function hasAtMost(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 2 * max && charactersIn(text) <= max);
}

/** So many characters of the text at most: none is cut in two. */
export function firstCharacters(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

/** PostgreSQL's text holds no U+0000, and UTF-8 has no form for half a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && isWellFormed(text);
}

/** What no eye sees: white space, control characters, what Unicode tells fonts to leave blank, the empty Braille cell. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Does the text say anything, or is it only spaces and characters that show nothing? */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}

/** What a form keeps of typed or pasted text: everything but U+0000 and lone surrogates. */
export function storableText(text: string): string {
  return Array.from(text)
    .filter((character) => isStorableText(character))
    .join('');
}
