/** Words that are shorter are too near to each other. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/**
 * How many letters were left out, added, changed or swapped, 1 or 2; `undefined` where it is none, or too many for words of that length. The
 * first letter is right in short words.
 */
export function slips(word: string, other: string): number | undefined {
  const shortest = Math.min(word.length, other.length);
  if (shortest < ONE_FROM - 1 || Math.max(word.length, other.length) < ONE_FROM) return undefined;
  const most = shortest >= TWO_FROM ? 2 : 1;
  if (Math.abs(word.length - other.length) > most) return undefined;
  if (most === 1 && word[0] !== other[0]) return undefined;
  const count = distance(word, other);
  return count > 0 && count <= most ? count : undefined;
}

function distance(word: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isSame),
      );
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
