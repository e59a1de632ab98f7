import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { VIEWPORTS } from './chromium.ts';

/** The two that a browser chooses by itself, and the one for bright sun, which a person chooses. */
const THEMES = ['light', 'dark', 'outdoor'] as const;

/** Each size and each theme once: the rules of accessibility take seconds. Of the third theme the colours alone differ. */
const ALL_RULES: readonly string[] = ['phone-light', 'desk-dark'];
const COLOURS = 'phone-outdoor';

/** A state of a screen at both sizes in all themes: a picture of each, no accessibility violation, no sideways scroll. */
export async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    for (const theme of THEMES) {
      await wear(page, theme);
      const look = `${size}-${theme}`;
      await page.screenshot({ path: info.outputPath(`${name}-${look}.png`), fullPage: true });
      expect(await sidewaysScroll(page), `${name} scrolls sideways`).toBe(0);
      if (ALL_RULES.includes(look)) await expectNoViolation(page, name);
      if (look === COLOURS) await expectNoViolation(page, name, ['color-contrast']);
    }
  }
  await wear(page, 'light');
  await page.setViewportSize(VIEWPORTS.phone);
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
