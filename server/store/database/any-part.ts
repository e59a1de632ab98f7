/**
 * Patterns for `ILIKE ANY`: the text as any part of another, letter case aside. What stands for any letters in a pattern stands for
 * itself here. Under the database's plain locale only A to Z have a letter case.
 */
export function anyPart(text: string): string[] {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return /[^ -~]/.test(text) ? [pattern, pattern.toLowerCase(), pattern.toUpperCase()] : [pattern];
}
