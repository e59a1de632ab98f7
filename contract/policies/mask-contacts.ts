/** What stands where a contact was. Says nothing of its length. */
const HIDDEN = '•••';

/**
 * Seven or more digits of any script with at most three characters between two of them that are neither letter,
 * digit nor line break: telephone numbers however they are written, and also dates and exact positions, which
 * tell as much. Each digit is passed a bounded number of times, so the time is linear.
 */
const NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}\n\r]{0,3}\p{Nd}){6,}/gu;

const AT = /[@＠﹫]/;

/** The text with telephone numbers and e-mail addresses hidden. Linear in its length. */
export function maskContacts(text: string): string {
  return maskAddresses(text).replace(NUMBER, HIDDEN);
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
