/**
 * What shows nothing and comes along when something is copied: marks of direction (U+202A to U+202E, U+2066 to U+2069), U+200B,
 * U+FEFF, soft hyphens.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * For what is compared, dialled or reckoned with: addresses, numbers, references, coordinates. Never for words, in which such
 * characters join letters (U+200D in Hindi and in pictures of families).
 */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
