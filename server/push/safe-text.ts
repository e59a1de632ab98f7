import { safeText } from '../mail/header-safe.ts';

/** Invisible, and steers how a text is shown, broken or searched. Joiners and marks of direction stay: Hindi, Arabic and emoji need them. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g;
/** Half of a character, from a text that was cut: no UTF-8 can hold it. */
const HALVES = /\p{Cs}/gu;
/** More marks on one letter than any language has: they reach over the lines around. */
const PILES = /(\p{M}{8})\p{M}+/gu;

const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';
const ELLIPSIS = '…';

/** A text that people wrote, as several lines of a notification, of so many bytes of UTF-8 at most. */
export function pushText(text: string, maxBytes: number): string {
  const lines = harmless(text)
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return shortened(lines.trim(), maxBytes);
}

/** The same as one line: a title, or a name in a sentence. */
export function pushLine(text: string, maxBytes: number): string {
  return shortened(harmless(text).replace(/\s+/gu, ' ').trim(), maxBytes);
}

/**
 * A text that people wrote, for the middle of a sentence of ours: it cannot turn the words around it, whatever direction it runs in
 * (UAX #9, first strong isolate).
 */
export function isolatedLine(text: string, maxBytes: number): string {
  return `${ISOLATE}${pushLine(text, maxBytes)}${END_OF_ISOLATE}`;
}

function harmless(text: string): string {
  return safeText(text).replace(HALVES, '\ufffd').replace(INVISIBLE, '').replace(PILES, '$1');
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cut between characters as people see them, with a sign that there was more. An isolate that is cut open is closed. */
export function shortened(text: string, maxBytes: number): string {
  if (bytesOf(text) <= maxBytes) return text;
  const room = maxBytes - bytesOf(ELLIPSIS) - bytesOf(END_OF_ISOLATE);
  let kept = '';
  let bytes = 0;
  for (const { segment } of characters.segment(text)) {
    bytes += bytesOf(segment);
    if (bytes > room) break;
    kept += segment;
  }
  const isOpen = kept.lastIndexOf(ISOLATE) > kept.lastIndexOf(END_OF_ISOLATE);
  return `${kept.trimEnd()}${isOpen ? END_OF_ISOLATE : ''}${room < 0 ? '' : ELLIPSIS}`;
}

export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
