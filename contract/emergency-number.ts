/*
 * The deployment's emergency number, and how it comes into a page: the build writes pages with words in its place, and who answers with
 * one writes the number that was told. The file that the build vouches for stays the same in every deployment.
 */

/** As an operator may write it, `1 1 2` or `1-1-2`. Whatever else a server says is shown to nobody. */
const NUMBER = /^[+*\d][\d*# -]{0,19}$/;

export function isEmergencyNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** `tel:112` */
export function dialAddress(number: string): string {
  return `tel:${number.replaceAll(/[^\d+*#]/g, '')}`;
}

/** Of a link to the number; in a page without one it says where the address is to stand. */
export const LINK_MARK = 'data-call';

const PLACE = '#';
const META = /<meta name="emergency-number" content=""(?: data-words="([^"]*)" data-shown="([^"]*)")? *\/?>/;

/** For the head of a page that is not told its number yet. `shown` is how one is written in the page's language. */
export function untoldNumber({ words, shown }: { words: string; shown(number: string): string }): string {
  return `<meta name="emergency-number" content="" data-words="${words}" data-shown="${shown(PLACE)}">`;
}

/** The page with the number in it; as it was where it has one already, or none is known. */
export function withEmergencyNumber(page: string, number: string | undefined): string {
  const [meta, words, shown = ''] = META.exec(page) ?? [];
  if (meta === undefined || number === undefined || !isEmergencyNumber(number)) return page;
  const told = page.replace(meta, () => `<meta name="emergency-number" content="${number}">`);
  if (words === undefined) return told;
  return told
    .replaceAll(words, () => shown.replace(PLACE, () => number))
    .replaceAll(` ${LINK_MARK}=""`, () => ` ${LINK_MARK}="" href="${dialAddress(number)}"`);
}
