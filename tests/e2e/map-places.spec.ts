import { expect, test as base, type Page } from 'playwright/test';
import { closeSharedBrowser, openContext } from '../support/chromium.ts';
import { tabTo } from '../support/keyboard.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { openMapPage } from '../support/map-page.ts';
import { openTileServer, type TileServer } from '../support/tile-server.ts';
import '../map-page/shape.ts';

/** The map of places by itself, on a page that has nothing else but their list. */
const test = base.extend<{ page: Page; tiles: TileServer }, { site: string }>({
  site: [
    async ({}, use, info) => {
      const site = await openMapPage(info.project.outputDir);
      await use(site.url);
      await site.close();
      await closeSharedBrowser();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  tiles: async ({}, use) => {
    const tiles = await openTileServer();
    await use(tiles);
    await tiles.close();
  },
  page: async ({ site }, use) => {
    const { context, dispose } = await openContext({ hasTouch: true });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(site);
    await page.waitForFunction(() => 'mapPage' in globalThis);
    await use(page);
    await dispose();
    expect(errors).toEqual([]);
  },
});

const map = (page: Page) => page.getByRole('group', { name: 'Places', exact: true });
const groups = (page: Page) => map(page).getByRole('button', { name: /^\d+ places\./ });
const singles = (page: Page) => map(page).getByRole('button', { name: /^Place \d+$/ });

test('a group opens by keys until one place stands alone; one chosen in the list stands in the middle of the map; those on the very same spot are offered by name', async ({
  page,
}) => {
  await page.evaluate(() => mapPage.show(60));
  await expect(groups(page).first()).toBeVisible();
  for (let step = 0; (await singles(page).count()) === 0 && step < 10; step += 1) {
    const before = await map(page).getByRole('button').allTextContents();
    await tabTo(page, groups(page));
    await page.keyboard.press('Enter');
    await expect.poll(() => map(page).getByRole('button').allTextContents()).not.toEqual(before);
  }
  const name = (await singles(page).first().getAttribute('aria-label')) ?? '';
  await singles(page).first().press('Enter');
  await expect(map(page).locator('[aria-current=true]')).toHaveAttribute('aria-label', name);
  await expect(page.getByRole('listitem').getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('listitem').getByRole('button', { name: 'Place 7', exact: true }).click();
  const mark = map(page).getByRole('button', { name: 'Place 7', exact: true });
  await expect(mark).toHaveAttribute('aria-current', 'true');
  const [box, frame] = [await mark.boundingBox(), await map(page).boundingBox()];
  const middle = (one: typeof box) => (one ? one.x + one.width / 2 : 0);
  expect(Math.abs(middle(box) - middle(frame))).toBeLessThan(3);

  // A map goes to its first places by itself.
  await page.reload();
  await page.waitForFunction(() => 'mapPage' in globalThis);
  await page.evaluate(() => {
    const common = { lat: 26, lng: 85, tone: 'danger' } as const;
    mapPage.show(['One', 'Two', 'Three'].map((label) => ({ ...common, id: label, label })));
  });
  await map(page).getByRole('button', { name: '3 places. Opens the map there.' }).press('Enter');
  const choices = page.getByRole('group', { name: 'Places on this spot' });
  await expect(choices).toBeFocused();
  await choices.getByRole('button', { name: 'Two' }).press('Enter');
  await expect(choices).toHaveCount(0);
  await expect(map(page).getByRole('button', { name: 'Two' })).toHaveAttribute('aria-current', 'true');
});

/** With a finger from the lower part of the map upwards. */
async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 60, y }] });
  await touch('touchStart', 330);
  for (let y = 320; y >= 180; y -= 10) await touch('touchMove', y);
  await touch('touchEnd');
}

test('a finger scrolls the page until the map is tapped, and then the map', async ({ page, site }) => {
  await page.evaluate(() => mapPage.show(60));
  await expect(groups(page).first()).toBeVisible();
  const scrolled = () => page.evaluate(() => scrollY);
  const offset = () => page.locator('.leaflet-map-pane').evaluate((pane) => getComputedStyle(pane).transform);
  const before = await offset();
  await swipe(page);
  await expect.poll(scrolled).toBeGreaterThan(50);
  expect(await offset()).toBe(before);

  // Anew: a tap right after a swipe only ends the page's own slide.
  await page.goto('about:blank');
  await page.goto(site);
  await page.evaluate(() => mapPage.show(60));
  await expect(groups(page).first()).toBeVisible();
  await expect(page.getByText('Tap the map to move it')).toBeVisible();
  await page.touchscreen.tap(40, 350);
  await expect(page.getByText('Tap the map to move it')).toBeHidden();
  await swipe(page);
  await expect.poll(offset).not.toBe(before);
  expect(await scrolled()).toBe(0);
});

test('places that come later come into view though a finger, the wheel and the Tab key went past the map, and no more once it was pressed', async ({
  page,
}) => {
  const places = [
    { id: 'a', lat: 26, lng: 85, label: 'Rampur', tone: 'danger' },
    { id: 'b', lat: 25, lng: 85.5, label: 'Gaya', tone: 'good' },
    { id: 'c', lat: 14, lng: 121, label: 'Manila', tone: 'good' },
  ] as const;
  const show = async (count: number) => {
    await page.evaluate((some) => mapPage.show(some, { keepsAllInView: true }), places.slice(0, count));
    await expect(page.getByRole('listitem')).toHaveCount(count);
  };
  const mark = (name: string) => map(page).getByRole('button', { name, exact: true });
  await show(1);
  await expect(mark('Rampur')).toBeVisible();
  // Something to scroll.
  await page.evaluate(() => document.body.style.setProperty('min-block-size', '300vh'));
  const scrolled = () => page.evaluate(() => scrollY);
  await swipe(page);
  await expect.poll(scrolled).toBeGreaterThan(50);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(60, 200);
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await tabTo(page, mark('Rampur'));
  await page.keyboard.press('Tab');
  await show(2);
  await expect(mark('Gaya')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await show(3);
  await expect(mark('Manila')).toHaveCount(0);
});

test('without pictures of the ground there is the outline; with them they are kept', async ({ page, tiles }, info) => {
  await page.evaluate(() =>
    mapPage.show([
      { id: 'a', lat: 26, lng: 85, label: 'Flood in Rampur', tone: 'danger' },
      { id: 'b', lat: 14, lng: 121, label: 'Storm in Manila', tone: 'warning' },
      { id: 'c', lat: -1, lng: 37, label: 'Kitchen in Nairobi', tone: 'good' },
      { id: 'd', lat: -12, lng: -77, label: 'Office in Lima', tone: 'neutral' },
      { id: 'e', lat: 40, lng: -4, label: 'Clinic in Madrid', tone: 'info' },
      { id: 'f', lat: 0, lng: 0, label: 'Nowhere', tone: 'info' },
    ]),
  );
  await expect(map(page).getByRole('button', { name: 'Flood in Rampur' })).toBeVisible();
  await expect(map(page).getByRole('button', { name: 'Nowhere' })).toHaveCount(0);
  await expect.poll(() => page.locator('canvas').evaluateAll(isDrawnUpon)).toBe(true);
  await look(page, info, 'outline');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  expect(await sidewaysScroll(page), 'from right to left').toBe(0);
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));

  await page.evaluate((template) => mapPage.useTiles(template), tiles.template);
  await page.evaluate(() => mapPage.show(60, { radiusM: 40_000 }));
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('relief-relay-tiles')).keys()).length))
    .toBeGreaterThan(3);
});

/** Some of it is land, some the lines of the grid. */
function isDrawnUpon(canvases: readonly Element[]): boolean {
  return canvases.some((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return false;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return Array.from(data).some((value) => value > 0);
  });
}
