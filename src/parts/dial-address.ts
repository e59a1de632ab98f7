/** `tel:112` of a number as an operator may write it, `1 1 2` or `1-1-2`. */
export function dialAddress(number: string): string {
  return `tel:${number.replaceAll(/[^\d+*#]/g, '')}`;
}
