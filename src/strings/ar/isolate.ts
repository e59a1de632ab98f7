/** What always runs from left to right: a reference, a telephone number, a file's name. Arabic around it would turn its parts. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Words of others, such as a name: they run as their own first letter does, and turn nothing around them. */
export function own(text: string): string {
  return `\u2068${text}\u2069`;
}
