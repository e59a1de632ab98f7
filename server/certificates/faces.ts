import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { shaperOf, type Shape } from './shaper.ts';
import { unwrapWoff } from './unwrap-woff.ts';

export type Weight = 400 | 700;

/** One file of letters. Noto Sans comes cut into parts, of which each holds some scripts. */
export interface Face {
  /** Name in the document, and of the file. */
  name: string;
  font: Font;
  shape: Shape;
}

/** The feature of fonts that pdfkit hands on for a run from right to left. */
export const FROM_RIGHT = 'rtlm';

/** Package below `@fontsource/`, and its part. Looked through in this order, so the commonest come first. */
const parts = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans-devanagari', 'devanagari'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-bengali', 'bengali'],
  ['noto-sans-tamil', 'tamil'],
  ['noto-sans-telugu', 'telugu'],
  ['noto-sans-gujarati', 'gujarati'],
  ['noto-sans-gurmukhi', 'gurmukhi'],
  ['noto-sans-kannada', 'kannada'],
  ['noto-sans-malayalam', 'malayalam'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
] as const;

const require = createRequire(import.meta.url);
const opened = new Map<string, Face>();

/** Read from the disk at its first use, and kept. */
function open(pack: string, part: string, weight: Weight): Face {
  const name = `${pack}-${part}-${weight}`;
  const known = opened.get(name);
  if (known) return known;
  const file = unwrapWoff(readFileSync(require.resolve(`@fontsource/${pack}/files/${name}-normal.woff`)));
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${name} is no single font`);
  const shape = shaperOf(file, font);
  // What pdfkit draws is shaped here too: fontkit's own shaper breaks Bengali words, and stops at Malayalam ones.
  Object.assign(font, {
    layout: (text: string, features: readonly string[]) => shape(text, features.includes(FROM_RIGHT)),
  });
  const face = { name, font, shape };
  opened.set(name, face);
  return face;
}

/** Shows nothing by itself, such as the joiners inside of Persian and Malayalam words: a font need not have it. */
const BLANK = /\p{Default_Ignorable_Code_Point}/u;

/** The face that has every letter of `cluster`; `current` where that is one, so that words stay in one piece. */
export function faceOf(cluster: string, weight: Weight, current?: Face): Face | undefined {
  const points = Array.from(cluster).filter((character) => !BLANK.test(character));
  const has = ({ font }: Face) => points.every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (current && has(current)) return current;
  for (const [pack, part] of parts) {
    const face = open(pack, part, weight);
    if (has(face)) return face;
  }
  return undefined;
}
