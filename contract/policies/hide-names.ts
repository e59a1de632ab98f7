const HIDDEN = '•••';
/** Names shorter than this are parts of other words in many languages. */
const SHORTEST = 3;

/** The text without these names, whole or in their parts, whatever their capitals. Linear in the text for each name. */
export function hideNames(text: string, names: readonly string[]): string {
  const parts = new Set(
    names.flatMap((name) => name.split(/\s+/u)).filter((part) => Array.from(part).length >= SHORTEST),
  );
  if (parts.size === 0) return text;
  const known = new Set([...parts].map(comparable));
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (known.has(comparable(word)) ? HIDDEN : word));
}

function comparable(word: string): string {
  return word.normalize('NFKC').toLowerCase();
}
