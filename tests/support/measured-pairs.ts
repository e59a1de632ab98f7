import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { wordPairs } from '../../src/ui/colour-pairs.ts';

const measured = new Set(wordPairs.map(([front, ground]) => `${front} on ${ground}`));

/** The colours that differ between themes. */
function colourTokens(): string[] {
  const css = readFileSync('src/ui/tokens.css', 'utf8');
  return Array.from(css.matchAll(/^ {2}--([\w-]+): var\(--light, #/gm), ([, name = '']) => name);
}

/** Two colours that are no tokens are the same in every theme: who looks at one has looked at all. */
const FIXED = /^rgb\([^)]*\) on rgb\(/;

/**
 * Words on a ground, as the page shows them now, whose contrast no unit test measures in every theme (`src/ui/tokens.test.ts`): `front on
 * ground`, by their tokens, or by a colour that is none.
 */
export async function unmeasuredPairs(page: Page): Promise<string[]> {
  const shown = await page.evaluate(pairsOfWords, colourTokens());
  return shown.filter((pair) => !measured.has(pair) && !FIXED.test(pair));
}

/** Runs in the page: for this moment each token has a colour that nothing else has, so that a computed colour tells its token. */
function pairsOfWords(tokens: string[]): string[] {
  const { style } = document.documentElement;
  const colourAt = (at: number) => `rgb(201, ${at}, 77)`;
  const tokenOf = new Map(tokens.map((token, at) => [colourAt(at), token]));
  const named = (colour: string) => tokenOf.get(colour) ?? colour;
  const isClear = (colour: string) => colour === 'transparent' || colour.endsWith(', 0)');

  function groundOf(element: Element | null): string {
    if (!element) return 'none';
    const { backgroundColor } = getComputedStyle(element);
    return isClear(backgroundColor) ? groundOf(element.parentElement) : named(backgroundColor);
  }
  function pairOf(element: Element): string[] {
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const { width, height } = element.getBoundingClientRect();
    // What only a screen reader hears has a pixel.
    if (!isSeen || width <= 1 || height <= 1) return [];
    return [`${named(getComputedStyle(element).color)} on ${groundOf(element)}`];
  }

  tokens.forEach((token, at) => style.setProperty(`--${token}`, colourAt(at)));
  const said = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const saying = new Set<Element>(document.querySelectorAll('input, select, textarea'));
  while (said.nextNode()) {
    const { data, parentElement } = said.currentNode as Text;
    if (data.trim() !== '' && parentElement) saying.add(parentElement);
  }
  const pairs = new Set([...saying].flatMap(pairOf));
  tokens.forEach((token) => style.removeProperty(`--${token}`));
  return [...pairs].sort();
}
