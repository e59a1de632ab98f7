import type { Locator, Page } from 'playwright/test';
import { openContext } from '../support/chromium.ts';
import { openGallery } from '../support/gallery.ts';
import { expect, test as base } from '../support/journey.ts';
import { expectNoViolation } from '../support/look.ts';

/** Few enough for a slow phone, whatever the list's length. */
const MOST_DRAWN = 60;

const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use, info) => {
      const gallery = await openGallery(info.project.outputDir);
      await use(gallery.url);
      await gallery.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  page: async ({}, use) => {
    const { context, dispose } = await openContext();
    await use(await context.newPage());
    await dispose();
  },
});

const row = (page: Page, number: number): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Row ${number}`, exact: true }) });

/** What is drawn, in the order of the page: positions, and whether any two overlap or leave a hole on the screen. */
async function drawn(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('li')].filter((one) => getComputedStyle(one).position !== 'absolute');
    const boxes = rows.map((one) => ({ at: Number(one.ariaPosInSet), box: one.getBoundingClientRect() }));
    const [first, last] = [boxes[0], boxes.at(-1)];
    return {
      count: rows.length,
      isInOrder: boxes.every(({ at }, index) => index === 0 || at === (boxes[index - 1]?.at ?? 0) + 1),
      doNotOverlap: boxes.every(({ box }, i) => {
        const before = boxes[i - 1]?.box;
        return !before || box.top >= before.bottom - 1 || box.left >= before.right || box.right <= before.left;
      }),
      coversScreen:
        (first?.at === 1 || (first?.box.top ?? 1) <= 0) &&
        ((last?.box.bottom ?? 0) >= innerHeight || scrollY + innerHeight >= document.body.scrollHeight - 1),
    };
  });
}

async function expectWell(page: Page): Promise<void> {
  await expect.poll(() => drawn(page)).toMatchObject({ isInOrder: true, doNotOverlap: true, coversScreen: true });
  expect((await drawn(page)).count).toBeLessThanOrEqual(MOST_DRAWN);
}

test('ten thousand rows, few in the page, none over another: right to left, in large letters, as a grid on a desk too', async ({
  page,
  gallery,
}) => {
  for (const [name, query, dress] of [
    ['a phone', 'whole', undefined],
    ['right to left', 'whole', { dir: 'rtl' }],
    ['letters twice as large', 'whole', { fontSize: '200%' }],
    ['a grid on a desk', 'whole&grid', { width: 1280 }],
  ] as const) {
    await test.step(name, async () => {
      const { dir, fontSize, width } = { dir: 'ltr', fontSize: '', width: 360, ...dress };
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${gallery}?rows=10000&${query}`);
      await page.evaluate(
        ([direction, size]) => {
          document.documentElement.dir = direction;
          document.documentElement.style.fontSize = size;
        },
        [dir, fontSize] as const,
      );
      await expectWell(page);
      for (const part of [0.001, 0.25, 0.7, 1, 0.5, 0]) {
        await page.evaluate((to) => scrollTo(0, document.body.scrollHeight * to), part);
        await expectWell(page);
      }
      await expect(row(page, 0)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
  await expectNoViolation(page, 'a long list');
});

test('the row with the focus stays, with what was done in it, however far the page is scrolled', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}?rows=5000&whole`);
  // What draws a part of a list has come: until then the first rows stand plainly.
  await expect(row(page, 3)).toHaveAttribute('aria-posinset', '4');
  const button = row(page, 3).getByRole('button');
  await button.click();
  await expect(button).toHaveText('Press 3 (1)');
  await page.evaluate(() => scrollTo(0, 200_000));
  await expect(row(page, 1)).toHaveCount(0);
  await expectWell(page);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Press 3 (2)');
  // The keyboard goes on from there, and brings the page back.
  await page.keyboard.press('Tab');
  await expect(row(page, 4).getByRole('button')).toBeFocused();
  await expect(row(page, 4)).toBeInViewport();
  await expectWell(page);
  await page.evaluate(() => scrollTo(0, 90_000));
  await expect(row(page, 1)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
  await expectWell(page);
});

test('the Tab key goes through all rows in their order, and more come when the end is near', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}?rows=230`);
  await page.getByRole('heading', { name: 'Row 0', exact: true }).waitFor();
  for (let number = 0; number < 75; number += 1) {
    await page.keyboard.press('Tab');
    await expect(row(page, number).getByRole('button')).toBeFocused();
  }
  await expect(row(page, 74)).toHaveAttribute('aria-posinset', '75');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return row(page, 229).count();
    })
    .toBe(1);
  await expect(row(page, 229)).toHaveAttribute('aria-setsize', '230');
});

test('who is in a row while it becomes one of a window stays there', async ({ page, gallery }) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/windowed-rows.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${gallery}?rows=5000&whole`);
  const button = row(page, 3).getByRole('button');
  await button.focus();
  await expect(row(page, 3)).not.toHaveAttribute('aria-posinset');
  letIn();
  await expect(row(page, 3)).toHaveAttribute('aria-posinset', '4');
  await expect(button).toBeFocused();
});

test('what is being read stays in its place when a row above it turns out taller', async ({ page, gallery }) => {
  await page.goto(`${gallery}?rows=3000&whole`);
  await page.evaluate(() => scrollTo(0, 60_000));
  await expectWell(page);
  const before = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('li')].find((one) => one.getBoundingClientRect().top > 50);
    return { at: seen?.ariaPosInSet, top: seen?.getBoundingClientRect().top ?? 0 };
  });
  await page.evaluate(() => {
    const above = [...document.querySelectorAll('li')].filter((one) => one.getBoundingClientRect().bottom < 0).at(-1);
    if (above instanceof HTMLElement) above.style.minBlockSize = `${above.offsetHeight + 400}px`;
  });
  await expect
    .poll(() =>
      page.evaluate((at) => document.querySelector(`[aria-posinset="${at}"]`)?.getBoundingClientRect().top, before.at),
    )
    .toBeCloseTo(before.top, -1);
});
