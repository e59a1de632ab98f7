/** A sign that ends a sentence, with what closes behind it and the passages it names, before a space; or the end of a line. */
const ENDS = /[.!?…।॥؟۔。！？]["'”’»)\]*_]*(?:\s?[[【][^\]】\n]{1,20}[\]】])*(?=\s|$)|\n/g;

/** A number before its step, one letter, an abbreviation: no sentence ends there. */
const NO_END = /(?:^|[\s("'«“])(?:\p{Nd}{1,2}|\p{L}|\p{L}\.\p{L}|Dr|Dra|Mr|Mrs|Ms|Sr|Sra|St|No|approx|etc|vs)$/iu;

/** As many characters of the word before a full stop as an abbreviation may have. */
const BEFORE = 10;

/**
 * Where the last whole sentence of the text ends; 0 where there is none.
 *
 * @param isWhole nothing more comes: a sign at the very end ends a sentence then, but behind a digit, where it may be a decimal point
 */
export function endOfSentences(text: string, isWhole: boolean): number {
  let last = 0;
  for (const { index, 0: found } of text.matchAll(ENDS)) {
    if (isEnd(text, index, found) && (isWhole || index + found.length < text.length || found === '\n')) {
      last = index + found.length;
    }
  }
  return last;
}

function isEnd(text: string, index: number, found: string): boolean {
  const before = text.slice(Math.max(0, index - BEFORE), index);
  if (found === '\n') return before.trim() !== '' && !/[:：]\s*$/.test(before);
  if (found !== '.') return true;
  return !NO_END.test(before) && !(index + 1 === text.length && /\p{Nd}$/u.test(before));
}

/** What is left of a text that was cut: up to its last whole sentence; where it has none its last whole word, and no half character. */
export function toLastSentence(cut: string): string {
  const word = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  const end = endOfSentences(cut, true) || (word > 0 ? word : cut.length);
  return cut
    .slice(0, end)
    .trimEnd()
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** So many characters of the text at most; of a longer one the whole sentences at its beginning. */
export function firstSentences(text: string, characters: number): string {
  return text.length <= characters ? text : toLastSentence(text.slice(0, characters));
}
