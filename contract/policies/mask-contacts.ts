import { readPosition } from '../base/read-position.ts';

/** What stands where a contact was. Says nothing of its length. */
const HIDDEN = '•••';

/**
 * Seven or more digits of any script with at most three characters between two of them that are neither letter,
 * digit nor line break: telephone numbers however they are written, and also dates and exact positions, which
 * tell as much. Each digit is passed a bounded number of times, so the time is linear.
 */
const NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}\n\r]{0,3}\p{Nd}){6,}/gu;

/** Services whose links lead to a place: short ones hold no position that could be read here, and tell it all the same. */
const MAP_LINK =
  /goo\.gl|\bg\.co\/|google\.[a-z.]{2,7}\/maps|\bmaps\.[a-z]|\/maps?[/?]|openstreetmap|osm\.(?:org|and)|waze\.com|(?:^|[/.])here\.com|mappls|what3words|w3w\.co|plus\.codes|^\W{0,3}geo:|\/{3}\p{L}{1,30}\.\p{L}{1,30}\.\p{L}{1,30}/iu;

const CODE_DIGIT = String.raw`[23456789CFGHJMPQRVWX]\p{Cf}?`;
/** Full and short: beside the name of a town a short one is as exact. */
const PLUS_CODE = new RegExp(String.raw`(?:${CODE_DIGIT}){4,8}\+\p{Cf}?(?:${CODE_DIGIT}){2,7}`, 'giu');

const FRACTION = String.raw`\p{Nd}{1,3}[.,\u066b\uff0e]\p{Nd}`;
/** A letter of a direction, not the beginning or the end of a word. */
const DIRECTION = String.raw`[NSEW](?!\p{L})`;
/**
 * Degrees as only positions have them: with four digits of a fraction or more (11 m), with three and a degree sign or a direction, with
 * minutes. "40° fever", "1.234 people" stay.
 */
const DEGREES = [
  String.raw`${FRACTION}{4,20}(?:\s?[°º˚])?(?:\s?${DIRECTION})?`,
  String.raw`${FRACTION}{3}\s?(?:[°º˚](?:\s?${DIRECTION})?|${DIRECTION})`,
  String.raw`\p{Nd}{1,3}\s?[°º˚:]\s?\p{Nd}{1,2}(?:[.,]\p{Nd}{1,20})?\s?['′’‘´:](?:\s?\p{Nd}{1,2}(?:[.,]\p{Nd}{1,20})?\s?["″”'′’]{0,2})?(?:\s?${DIRECTION})?`,
].map((pattern) => new RegExp(pattern, 'giu'));

const AT = /[@＠﹫]/;

/** The text with telephone numbers, e-mail addresses and exact positions hidden, however they are written. Linear in its length. */
export function maskContacts(text: string): string {
  const hidden = maskLinks(maskAddresses(text)).replace(PLUS_CODE, HIDDEN).replace(NUMBER, HIDDEN);
  return DEGREES.reduce((rest, degrees) => rest.replace(degrees, HIDDEN), hidden);
}

/** Hides every word that leads to a place. */
function maskLinks(text: string): string {
  if (!/[./:]/.test(text)) return text;
  const parts = text.split(/(\s+)/);
  return parts.map((part) => (MAP_LINK.test(part) || isPositionLink(part) ? HIDDEN : part)).join('');
}

function isPositionLink(word: string): boolean {
  return /^https?:/i.test(word) && readPosition(word) !== undefined;
}

/** Hides every word with an at sign; at signs that stand apart take their neighbours with them. */
function maskAddresses(text: string): string {
  if (!AT.test(text)) return text;
  const parts = text.split(/(\s+)/);
  const hidden = new Set<number>();
  parts.forEach((part, index) => {
    if (!AT.test(part)) return;
    hidden.add(index);
    if (AT.test(part.slice(0, 1))) hidden.add(index - 2);
    if (AT.test(part.slice(-1))) hidden.add(index + 2);
  });
  return parts.map((part, index) => (hidden.has(index) && part !== '' ? HIDDEN : part)).join('');
}
