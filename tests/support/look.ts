import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { VIEWPORTS } from './chromium.ts';

/** The two that a browser chooses by itself, and the one for bright sun, which a person chooses. */
const THEMES = ['light', 'dark', 'outdoor'] as const;

type Size = keyof typeof VIEWPORTS;

/** `LOOKS=all`, as `npm run looks` sets it: every rule in every look, and a picture of each beside the test's other files. */
const hasAll = process.env['LOOKS'] === 'all';

/**
 * A state of a screen at both sizes in all themes: no sideways scroll anywhere, no accessibility violation at the small size. The themes
 * differ in colours alone, so that of the second and third only those are looked at: the rules of accessibility take seconds.
 */
export async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const size of Object.keys(VIEWPORTS) as Size[]) {
    await page.setViewportSize(VIEWPORTS[size]);
    for (const theme of THEMES) {
      if (size === 'desk' && theme !== 'light' && !hasAll) continue;
      await wear(page, theme);
      const path = info.outputPath(`${name}-${size}-${theme}.png`);
      if (hasAll) await page.screenshot({ path, fullPage: true });
      await untilDrawn(page);
      expect(await sidewaysScroll(page), `${name} scrolls sideways`).toBe(0);
      if (hasAll || (size === 'phone' && theme === 'light')) await expectNoViolation(page, name);
      else if (size === 'phone') await expectNoViolation(page, name, ['color-contrast']);
    }
  }
  await wear(page, 'light');
  await page.setViewportSize(VIEWPORTS.phone);
}

/** What a new size or theme sets going has been drawn: two frames, since the first may have begun before. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.evaluate(
    (chosen) => {
      if (chosen === undefined) delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = chosen;
    },
    theme === 'outdoor' ? theme : undefined,
  );
}

/** None of axe's rules, or none of `rules`, is broken in the page, or in `part` of it. */
export async function expectNoViolation(page: Page, name: string, rules?: string[], part?: string): Promise<void> {
  // Our pages have no frames: the legacy mode spares a window for each analysis. What passes is not listed.
  // A style sheet that has not come yet axe would fetch itself and write into the page, which the page's policy refuses.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  if (rules) axe.withRules(rules);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      name,
    )
    .toEqual([]);
}

/** CSS pixels by which the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
