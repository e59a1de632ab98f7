import { plainDigits } from './base/digits.ts';

/** One of the telephone numbers in what a person wrote. */
export interface WrittenNumber {
  /** As it was written, without what stands around it. */
  text: string;
  /** What follows `tel:` (RFC 3966): `+919810012345`, `02079460018;ext=12`. */
  dialled: string;
}

/** E.164 has no longer ones. */
const MOST_DIGITS = 15;
/** What stands around shorter ones is more likely a house or a floor than another number. */
const WHOLE_DIGITS = 7;
/** Of two numbers with nothing but spaces between them the first has ended here. */
const ENOUGH_DIGITS = 10;
const FEWEST_DIGITS = 3;

/** Between two groups of digits of one number. */
const BETWEEN = /^[\s().\u2010-\u2015\u2212-]{0,4}$/;
const EXTENSION = /^(?:x|ext|extn|extension)\.?$/i;
/** The zero that is dialled inside the country only, as many write it behind the country code: `+44 (0)20`. */
const NATIONAL_ZERO = /^(\+\d{1,3}[\s.-]*)\(0\)/;

interface Found {
  text: string;
  extension?: string;
  /** From what is too long for one number. */
  isPart?: true;
}

/**
 * The numbers in what a person wrote as contact, each as it would be dialled by hand: other words, floors and names are none. Whoever
 * knows the world's numbering plans (`read-numbers.ts`) goes on from here.
 */
export function typedNumbers(text: string): WrittenNumber[] {
  return foundNumbers(text).map(asTyped);
}

/** The pieces of the text that are numbers, by their form alone. */
export function foundNumbers(text: string): Found[] {
  const found = pieces(plain(text)).flatMap(parted);
  const hasWhole = found.some((one) => digitsOf(one.text) >= WHOLE_DIGITS);
  const isNumber = (one: Found) =>
    one.isPart ?? (digitsOf(one.text) >= (hasWhole ? WHOLE_DIGITS : FEWEST_DIGITS) || isCode(one.text));
  return found.filter(isNumber);
}

/** As somebody would dial it who knows nothing of numbering plans. */
export function asTyped({ text, extension }: Found): WrittenNumber {
  const dialled = text.replace(NATIONAL_ZERO, '$1').replaceAll(/[^\d+*#]/g, '');
  return { text, dialled: extension === undefined ? dialled : `${dialled};ext=${extension}` };
}

/** One form of what people type in many: ASCII digits and plus, nothing that does not show. */
function plain(text: string): string {
  return plainDigits(text).replaceAll(/[\uff0b\ufe62]/g, '+');
}

function digitsOf(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

/** `*101#`: a service of the network. */
function isCode(text: string): boolean {
  return /^[*#]/.test(text);
}

interface Piece extends Found {
  from: number;
  to: number;
}

/** Words of the text, by which it is told whether digits belong to a number or to a word such as "2nd". */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Runs of digits with nothing but a number's own punctuation between them. */
function pieces(text: string): Found[] {
  const found: Piece[] = [];
  let end = 0;
  let current: Piece | undefined;
  let awaitsExtension = false;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const gap = text.slice(end, index);
    end = index + word.length;
    const extension = current && extensionOf(word, awaitsExtension || isMark(gap, current.text));
    if (current && extension !== undefined) {
      current.extension = extension;
      current = undefined;
    } else if (/^\d+$/.test(word)) {
      const goesOn = current && !awaitsExtension && belongs(gap, current.text);
      if (current && goesOn) current.to = end;
      else {
        current = { text: '', from: index - leading(gap), to: end };
        found.push(current);
      }
      const trailing = /^[*#]/.exec(text.slice(end))?.[0].length ?? 0;
      current.text = text.slice(current.from, current.to + trailing);
    } else if (!current || !EXTENSION.test(word) || gap.length > 4) current = undefined;
    awaitsExtension = current !== undefined && EXTENSION.test(word);
  }
  return found.map(({ text: piece, extension }) => ({ text: piece, ...(extension !== undefined && { extension }) }));
}

/** `x12`, or `12` where it is known to be one. */
function extensionOf(word: string, isAwaited: boolean): string | undefined {
  return /^(?:x|ext)(\d{1,7})$/i.exec(word)?.[1] ?? (isAwaited && /^\d{1,7}$/.test(word) ? word : undefined);
}

/** `#` after a whole number: an extension comes. */
function isMark(gap: string, before: string): boolean {
  return /^\s*#\s*$/.test(gap) && digitsOf(before) >= WHOLE_DIGITS;
}

/** Does what follows this gap go on with the number before it? */
function belongs(gap: string, before: string): boolean {
  if (/^\s*\/\s*$/.test(gap)) return digitsOf(before) < WHOLE_DIGITS;
  // `98765 43210 (2 floors)`: a bracket after a whole number tells something else.
  return BETWEEN.test(gap) && !(gap.includes('(') && digitsOf(before) >= WHOLE_DIGITS);
}

/** How much before the first digit is the number's own: `+`, `(`, `*`, `#`. */
function leading(gap: string): number {
  return /(?:\+\s?\(?|\(\+?|[*#]+)?$/.exec(gap)?.[0].length ?? 0;
}

/** Two numbers with nothing but spaces between them, apart. */
function parted(found: Found): Found[] {
  if (digitsOf(found.text) <= MOST_DIGITS) return [found];
  const parts: string[] = [];
  let part = '';
  for (const group of found.text.split(/(?=\s)/)) {
    const isFull = digitsOf(part) >= ENOUGH_DIGITS || digitsOf(part + group) > MOST_DIGITS;
    if (part !== '' && isFull) parts.push(part);
    part = part !== '' && isFull ? group : part + group;
  }
  return [...parts, part].map((text) => ({ text: text.trim(), isPart: true }));
}
