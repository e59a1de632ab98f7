import type { Page } from 'playwright/test';

/** What is longer than any word of a text is somebody's own, and may break anywhere, as addresses may. */
const LONGEST = 24;

/** The words in sight that stand in two lines without a hyphen, as where a column is narrower than they are. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const broken: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // What machines wrote for machines has no words.
      if (!isInSight(text.parentElement) || text.parentElement?.closest('pre, [translate=no]')) continue;
      range.selectNodeContents(text);
      if (linesOf(range) < 2) continue;
      const words = text.data.replaceAll(/\S+:\/\/\S+/g, (address) => ' '.repeat(address.length));
      for (const { 0: word, index } of words.matchAll(/[\p{L}\p{M}]+/gu)) {
        if (word.length > longest) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(range) > 1) broken.push(`${word} in "${text.data.slice(0, 60)}"`);
      }
    }
    return broken;

    /** What only screen readers are told stands in a box of one pixel. */
    function isInSight(element: Element | null): boolean {
      if (!element?.checkVisibility()) return false;
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at.getBoundingClientRect().width <= 1) return false;
      return true;
    }

    function linesOf(within: Range): number {
      return new Set([...within.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }
  }, LONGEST);
}
