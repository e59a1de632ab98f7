import { expect, type Page } from 'playwright/test';
import { sidewaysScroll } from './look.ts';

/** Smallest side of what is tapped, in CSS pixels. */
const TARGET = 44;

/** Nothing is cut off, out of sight or hard to hit: neither in the page nor, with `part`, in what stands above it. */
export async function expectWhole(page: Page, part = 'body', name = part): Promise<void> {
  expect.soft(await sidewaysScroll(page), `${name}: scrolls sideways`).toBe(0);
  const { cut, small } = await page.locator(part).evaluate(faults, TARGET);
  expect.soft(cut, `${name}: words cut off`).toEqual([]);
  expect.soft(small, `${name}: hard to hit`).toEqual([]);
}

/**
 * Cut: what is too narrow or too low for its words, and what stands beyond the window's sides; a name of a file may be cut.
 * Small: what is tapped, or the label that stands for it. Links within words are as high as those.
 */
function faults(part: Element, target: number): { cut: string[]; small: string[] } {
  const seen = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth > 1 && offsetHeight > 1;
  const called = (one: HTMLElement) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 40)}`;
  const words = [
    ...part.querySelectorAll<HTMLElement>('button, a, span, p, h1, h2, h3, th, td, dt, dd, label, legend, li, output'),
  ];
  const isCut = (one: HTMLElement) => {
    const { overflowX, textOverflow, display } = getComputedStyle(one);
    if (textOverflow === 'ellipsis' || display === 'inline') return false;
    return (
      one.scrollWidth > one.clientWidth + 1 || (overflowX !== 'visible' && one.scrollHeight > one.clientHeight + 1)
    );
  };
  const isOutside = (one: HTMLElement) => {
    const { left, right } = one.getBoundingClientRect();
    return left < -1 || right > document.documentElement.clientWidth + 1;
  };
  const isSmall = (one: HTMLElement) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && (width < target || height < target);
  };
  return {
    cut: words.filter((one) => seen(one) && (isCut(one) || isOutside(one))).map(called),
    small: [...part.querySelectorAll<HTMLElement>('button, a, input, select, textarea, [role=tab], [role=menuitem]')]
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .map((one) => one.closest('label') ?? one)
      .filter(isSmall)
      .map(called),
  };
}
