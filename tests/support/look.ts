import { expect, type Page, type TestInfo } from 'playwright/test';
import axe from 'axe-core';
import { brokenWords } from './broken-words.ts';
import { VIEWPORTS } from './chromium.ts';
import { unmeasuredPairs } from './measured-pairs.ts';

/** The two that a browser chooses by itself, and the one for bright sun, which a person chooses. */
const THEMES = ['light', 'dark', 'outdoor'] as const;

type Size = keyof typeof VIEWPORTS;

/** `LOOKS=all`, as `npm run looks` sets it: every rule in every look, and a picture of each beside the test's other files. */
const hasAll = process.env['LOOKS'] === 'all';

/** Themes differ in colours, and the one for bright sun in the width of edges and letters. */
const OTHER_ROOM: readonly string[] = ['phone light', 'phone outdoor', 'desk light'];

/**
 * A state of a screen: no sideways scroll at both sizes, nor where edges are thicker; no accessibility violation at the small size, by
 * rules that take seconds; no word broken in two; and words only in colours whose contrast is measured in every theme.
 */
export async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const size of Object.keys(VIEWPORTS) as Size[]) {
    await page.setViewportSize(VIEWPORTS[size]);
    for (const theme of THEMES) {
      if (!OTHER_ROOM.includes(`${size} ${theme}`) && !hasAll) continue;
      await wear(page, theme);
      const path = info.outputPath(`${name}-${size}-${theme}.png`);
      if (hasAll) await page.screenshot({ path, fullPage: true });
      await untilDrawn(page);
      expect(await sidewaysScroll(page), `${name} scrolls sideways`).toBe(0);
      if (theme === 'light')
        expect.soft(await brokenWords(page), `${name}: words broken in two at ${size}`).toEqual([]);
      const isFirst = size === 'phone' && theme === 'light';
      if (hasAll || isFirst) await expectNoViolation(page, name);
      if (isFirst)
        expect.soft(await page.locator('[class~="undefined"]').count(), `${name}: a class that is none`).toBe(0);
      if (isFirst) expect.soft(await unmeasuredPairs(page), `${name}: contrast that nobody measured`).toEqual([]);
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
  const violations = await analyse(page, rules, part);
  expect
    .soft(
      violations.map(({ id, html }) => `${id}: ${html}`),
      name,
    )
    .toEqual([]);
}

/**
 * What of axe's rules is broken: each rule's name, and the first place. Axe is put into a document once, whose next look finds it there.
 * What passes is not listed. A style sheet that has not come yet axe would fetch itself and write into the page, which its policy refuses.
 */
async function analyse(
  page: Page,
  rules?: string[],
  part?: string,
): Promise<{ id: string; html: string | undefined }[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, options }) => {
      const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run(context ?? document, options);
      return violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }));
    },
    {
      context: part,
      options: {
        resultTypes: ['violations'] as 'violations'[],
        preload: false,
        ...(rules && { runOnly: { type: 'rule' as const, values: rules } }),
      },
    },
  );
}

/** CSS pixels by which the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
