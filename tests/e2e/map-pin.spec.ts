import type { Page } from 'playwright/test';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { expectNoViolation, look } from '../support/look.ts';
import { expect, test } from '../support/map-journey.ts';
import { goOffline, untilControlled } from '../support/offline.ts';

/** The zoom at which a place that the form knows is shown: 80 pixels are one press of an arrow key. */
const PRESS_DEGREES = (80 * 360) / (256 * 2 ** 16);

interface Place {
  lat: number;
  lng: number;
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await expect(page.getByRole('group', { name: 'Where is it?' })).toBeVisible();
}

/** Until the phone has seen the map whole, so that it is there without network. */
async function seeTiles(page: Page): Promise<void> {
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeAttached();
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  const map = page.getByRole('group', { name: 'Where is it?' });
  await map.focus();
  for (const key of keys) {
    const before = await page.getByText(/^Position: /).textContent();
    await page.keyboard.press(key);
    await expect(page.getByText(/^Position: /)).not.toHaveText(before ?? '');
  }
}

test('a map without a place yet sets none; by keys alone one is set as the position of an aid request, and as a report’s pin, which is removed, set again and reaches the server', async ({
  relay,
  onlinePhone: phone,
  tiles,
}, info) => {
  const page = await phone.open('/request-assistance');
  await openMap(page);
  const use = page.getByRole('button', { name: 'Use this place' });
  await expect(use).toHaveAttribute('aria-disabled', 'true');
  await use.click({ force: true });
  await expect(page.getByRole('group', { name: 'Where is it?' })).toBeVisible();
  // By keys: the map itself takes plus and minus.
  await page.getByRole('group', { name: 'Where is it?' }).focus();
  for (let zoom = 1; zoom < 5; zoom += 1) await page.keyboard.press('+');
  await expect(use).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/only as exact as the map you see/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await page.locator('[name=location]').fill('26.12, 86.61');
  await openMap(page);
  await press(page, ['ArrowUp']);
  await use.click();
  await expect(page.locator('[name=keptPosition]')).toHaveValue(/^26\.12\d{4}, 86\.6[01]\d{4}$/);
  await expect(page.getByText(/^Position: /)).toBeVisible();

  await page.goto('/report-disaster');
  await fillReport(page, { address: '26.12, 86.61' });
  await openMap(page);
  await seeTiles(page);
  expect(tiles.asked.length).toBeGreaterThan(0);
  await look(page, info, 'pin');
  await use.press('Enter');
  await expect(page.getByText('Set on the map: 26.12000, 86.61000.')).toBeVisible();
  await expectNoViolation(page, 'pinned');
  await page.getByRole('button', { name: 'Remove the pin' }).click();
  await expect(page.getByText(/^Set on the map: /)).toHaveCount(0);
  await openMap(page);
  await press(page, ['ArrowRight']);
  await use.press('Enter');
  await page.getByRole('button', { name: 'Move the pin', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByText(/^Set on the map: /)).toBeVisible();
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  const [report] = await relay.query<Place>('SELECT lat, lng FROM reports');
  expect(report?.lat).toBeCloseTo(26.12, 4);
  expect(report?.lng).toBeCloseTo(86.61 + PRESS_DEGREES, 4);
});

test('without network the map that was seen before is there, and the pin waits with its report', async ({
  relay,
  phone,
}) => {
  let page = await phone.open('/report-disaster');
  await untilControlled(page);
  await fillReport(page, { address: '26.12, 86.61' });
  await openMap(page);
  await seeTiles(page);
  await expect.poll(() => page.evaluate(countKept)).toBeGreaterThan(3);
  await page.close();

  phone.console.expectFailedRequests();
  await relay.stop();
  page = await phone.open('/report-disaster');
  await expect(page.locator('[name=address]')).toHaveValue('26.12, 86.61');
  await openMap(page);
  await seeTiles(page);
  await page.getByRole('button', { name: 'Use this place' }).click();
  // Where it is somewhere else, the phone's position stays out, the pin does not.
  await page.locator('[name=place][value=elsewhere]').check();
  await expect(page.getByText(/^Set on the map: /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Set on the map: /)).toBeVisible();
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  await relay.start();
  await page.getByRole('button', { name: 'Send now' }).first().click();
  await expectUnsent(page, 0);
  const [report] = await relay.query<Place>('SELECT lat, lng FROM reports');
  expect(report?.lat).toBeCloseTo(26.12, 4);
  expect(report?.lng).toBeCloseTo(86.61, 4);
});

test('the very pictures of the ground that were seen are drawn again with the phone offline and the map server gone, out of the phone’s own cache', async ({
  relay,
  phone,
  tiles,
}) => {
  let page = await phone.open('/report-disaster');
  await untilControlled(page);
  await fillReport(page, { address: '26.12, 86.61' });
  await openMap(page);
  await expect.poll(() => page.evaluate(isGroundWhole)).toBe(true);
  const seen = await page.evaluate(drawnGround);
  expect(new Set(seen).size, 'each has a picture of its own').toBeGreaterThan(3);
  await expect.poll(() => page.evaluate(countKept)).toBeGreaterThanOrEqual(seen.length);
  const asked = tiles.asked.length;

  phone.console.expectFailedRequests();
  await goOffline(phone.context);
  await Promise.all([relay.stop(), tiles.close()]);
  const reopen = async () => {
    await page.close();
    page = await phone.open('/report-disaster');
    await expect(page.locator('[name=address]')).toHaveValue('26.12, 86.61');
    await openMap(page);
  };
  await reopen();
  await expect.poll(() => page.evaluate(drawnGround)).toEqual(seen);

  await page.evaluate(() => caches.delete('relief-relay-tiles'));
  await reopen();
  // Where the phone has none, the map server is asked, and in the end by the browser itself.
  await expect(page.locator('img.leaflet-tile[src^="http"]')).toHaveCount(seen.length);
  expect(await page.evaluate(drawnGround)).toEqual([]);
  expect(tiles.asked).toHaveLength(asked);
});

function isGroundWhole(): boolean {
  const tiles = [...document.querySelectorAll('img.leaflet-tile')];
  return tiles.length > 0 && tiles.every(({ classList }) => classList.contains('leaflet-tile-loaded'));
}

/** What is drawn of each picture of the ground: on those of our map server stands which one it is. */
function drawnGround(): string[] {
  const tiles = [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
  const drawn = tiles.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const pictures = drawn.map((tile) => {
    const sheet = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
    sheet.getContext('2d')?.drawImage(tile, 0, 0, 256, 256);
    return sheet.toDataURL();
  });
  return pictures.sort();
}

async function countKept(): Promise<number> {
  return (await (await caches.open('relief-relay-tiles')).keys()).length;
}
