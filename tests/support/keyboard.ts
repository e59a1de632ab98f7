import { expect, type Locator, type Page } from 'playwright/test';

/** More steps than any screen has. */
const MOST_STEPS = 60;

/** Goes on with Tab until the focus is there, as somebody does who has no pointer. At each step it is to be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // One that is still to come would be passed by, and the keys would leave the page at its end.
  await expect(target.first()).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page).catch((error: unknown) => {
      throw new Error(`on the way to ${String(target)}, step ${step}`, { cause: error });
    });
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
  }
  throw new Error(`The keyboard does not come to ${String(target)}`);
}

/** The focus is somewhere, in the window, behind nothing, and has a line around it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(troubleOfFocus)).toBe('');
}

/** It is somewhere. A heading that took it over has no line. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

function troubleOfFocus(): string {
  const one = document.activeElement;
  if (!(one instanceof HTMLElement) || one === document.body) return 'nowhere';
  const called = `${one.tagName} ${one.textContent?.slice(0, 30)}`;
  // Where a screen or a part begins: nothing to press.
  if (one.matches('main, h1, h2, h3')) return '';
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (right - left < 1 || below - above < 1) return `out of sight: ${called}`;
  const front = document.elementFromPoint((left + right) / 2, (above + below) / 2);
  const isInFront = front !== null && (one.contains(front) || front.contains(one));
  if (!isInFront) return `behind ${front?.tagName}: ${called}`;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? `not marked: ${called}` : '';
}
