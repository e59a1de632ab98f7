/** Controls, line and paragraph separators: what could begin a header or a line of its own. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Embeddings, overrides and isolates: they can show a text in another order than it is. Marks of direction stay, names need them. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

const SUBJECT_CHARACTERS = 150;

/** A text as one line of a mail's head, whoever wrote it. */
export function safeSubject(text: string): string {
  const line = text.replace(BIDI_CONTROLS, '').replace(CONTROLS, ' ').trim();
  return Array.from(line).slice(0, SUBJECT_CHARACTERS).join('');
}

/** A text as the body of a mail: lines stay lines, nothing else steers how it is shown. */
export function safeText(text: string): string {
  return text
    .replace(BIDI_CONTROLS, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\P{Cc}\t]|[\u2028\u2029]/gu, ' '))
    .join('\n');
}

/** Can a mail be addressed to it, and to it alone? */
export function isSafeAddress(address: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(address) && !/[\p{Cc}\p{Cf}]/u.test(address);
}
