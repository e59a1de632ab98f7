/** First and last initial of a name, in its own script; 'U' where there is none (section 2). */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}'’-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  if (first === undefined) return 'U';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}
