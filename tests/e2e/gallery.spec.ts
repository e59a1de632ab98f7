import { readFileSync } from 'node:fs';
import type { Page, TestInfo } from 'playwright/test';
import { openContext, VIEWPORTS } from '../support/chromium.ts';
import { openGallery } from '../support/gallery.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoViolation } from '../support/look.ts';
import { unmeasuredPairs } from '../support/measured-pairs.ts';
import { expectWhole } from '../support/whole.ts';

/** `LOOKS=all`, as `npm run looks` sets it: every look at both sizes, and a picture of each. */
const hasAll = process.env['LOOKS'] === 'all';

interface Look {
  theme: 'light' | 'dark' | 'outdoor';
  language: 'en' | 'ar';
  textSize: string;
}

const light: Look = { theme: 'light', language: 'en', textSize: '' };
const LOOKS: Record<string, Look> = {
  light,
  dark: { ...light, theme: 'dark' },
  outdoor: { ...light, theme: 'outdoor' },
  'large-text': { ...light, textSize: '200%' },
  'right-to-left': { ...light, language: 'ar' },
};

/** All rules once, for they take seconds; then those that a look can change. Contrast in each theme is `expectMeasured`'s. */
const RULES: Readonly<Record<string, readonly string[] | 'all'>> = {
  'phone-light': 'all',
  'phone-large-text': ['scrollable-region-focusable'],
  ...(hasAll && {
    'desk-right-to-left': 'all',
    'phone-dark': ['color-contrast', 'link-in-text-block'],
    'phone-outdoor': ['color-contrast', 'link-in-text-block'],
  }),
};

test('every part, at both sizes, in each look', async ({}, info) => {
  const gallery = await openGallery(info.project.outputDir);
  const { context, dispose } = await openContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(gallery.url);
  for (const [size, viewport] of Object.entries(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    for (const [name, look] of Object.entries(LOOKS)) {
      // Themes differ in colours alone, which no size changes; a desk has room where a phone has.
      if (size === 'desk' && name !== 'right-to-left' && !hasAll) continue;
      await dress(page, look);
      await test.step(`${size}, ${name}`, () => lookAt(page, info, `${size}-${name}`));
    }
  }
  await test.step('colours', () => expectMeasured(page));
  await dispose();
  await gallery.close();
  expect(errors).toEqual([]);
});

test('the product is built without it', () => {
  const manifest = readFileSync('build/app-files.json', 'utf8');
  expect(manifest).toContain('src/features/home/home-screen.tsx');
  expect(manifest).not.toContain('gallery');
});

/** All words of the gallery stand in measured colours; others would be noticed. */
async function expectMeasured(page: Page): Promise<void> {
  expect(await unmeasuredPairs(page)).toEqual([]);
  await page.evaluate(() => {
    for (const color of ['var(--line)', '#123456']) {
      const words = document.createElement('p');
      words.textContent = 'Hard to read';
      words.style.color = color;
      document.body.append(words);
    }
  });
  expect(await unmeasuredPairs(page)).toEqual(['line on paper', 'rgb(18, 52, 86) on paper']);
}

/** By the attributes that the product itself sets. */
async function dress(page: Page, look: Look): Promise<void> {
  await page.evaluate(({ theme, language, textSize }) => {
    const root = document.documentElement;
    root.style.fontSize = textSize;
    root.dataset['theme'] = theme;
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
  }, look);
}

async function lookAt(page: Page, info: TestInfo, name: string): Promise<void> {
  const picture = (part: string) => info.outputPath(`${name}${part}.png`);
  if (hasAll) await page.screenshot({ path: picture(''), fullPage: true });
  await expectAccessible(page, name, 'body');
  await expectWhole(page, 'body', name);
  for (const [opener, overlay] of [
    ['#open-dialog', 'dialog'],
    ['#open-sheet', 'dialog'],
    ['[aria-haspopup=menu]', '[role=menu]'],
  ] as const) {
    await page.locator(opener).click();
    if (hasAll)
      await page.screenshot({
        path: picture(opener === '[aria-haspopup=menu]' ? '-menu' : opener.replace('#open', '')),
      });
    await expectAccessible(page, name, overlay);
    await expectWhole(page, overlay, name);
    await page.keyboard.press('Escape');
    await expect(page.locator(overlay)).toHaveCount(0);
    await expect(page.locator(opener)).toBeFocused();
  }
}

async function expectAccessible(page: Page, name: string, part: string): Promise<void> {
  const rules = RULES[name];
  if (rules) await expectNoViolation(page, `${name} ${part}`, rules === 'all' ? undefined : [...rules], part);
}
