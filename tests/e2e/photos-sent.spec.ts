import type { BrowserContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { fillReport, submit } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { cameraPhoto } from '../support/pictures.ts';

interface ServerPhoto {
  state: string;
  caption: string | null;
  width: number | null;
  height: number | null;
}

const onServer = (relay: Relay) =>
  relay.query<ServerPhoto>('SELECT state, caption, width, height FROM photos ORDER BY place');

async function reportWithPhotos(page: Page, count: number): Promise<void> {
  const files = await Promise.all(Array.from({ length: count }, (_, at) => cameraPhoto(`photo-${at}.jpg`)));
  await page.getByLabel('Choose photos', { exact: true }).setInputFiles(files);
  await expect(page.locator('[data-photo]')).toHaveCount(count);
  await page.getByLabel('Photo 1: What it shows').fill('The bridge');
  await fillReport(page);
  await submit(page, '#report-form');
}

test('photos follow their report as soon as it has arrived, and become pictures of the server', async ({
  onlinePhone: phone,
  relay,
}) => {
  const page = await phone.open('/report-disaster');
  await reportWithPhotos(page, 2);
  await expect
    .poll(async () => (await onServer(relay)).map(({ state, caption }) => ({ state, caption })))
    .toEqual([
      { state: 'ready', caption: 'The bridge' },
      { state: 'ready', caption: null },
    ]);
  const [first] = await onServer(relay);
  expect(Math.max(first?.width ?? 0, first?.height ?? 0)).toBeLessThanOrEqual(1600);
  await expect(page.getByText(/photos? still on this phone/)).toHaveCount(0);
});

test('without a network they wait with their report, and follow it by themselves', async ({ phone, relay }) => {
  await phone.install();
  phone.console.expectFailedRequests();
  await relay.stop();
  const page = await phone.open('/report-disaster');
  await reportWithPhotos(page, 1);
  await expect(page.getByText('1 photo still on this phone')).toBeVisible();
  await relay.start();
  await expect(page.locator('[data-item-state=sent]')).toBeVisible({ timeout: 120_000 });
  await expect.poll(async () => (await onServer(relay)).map(({ state }) => state)).toEqual(['ready']);
  // What the server has is what the phone kept, made anew: no note of the camera is left.
  const [{ hash } = { hash: '' }] = await relay.query<{ hash: string }>('SELECT hash FROM photos');
  const { exif } = await sharp(`${relay.dataDir}/photos/${hash.slice(0, 2)}/${hash}`).metadata();
  expect(exif).toBeUndefined();
});

/** A proxy before the server, which lets no whole photo pass that is larger than `most` says of the ones before; answers the lengths that it saw. */
async function refuseLarge(context: BrowserContext, most: (seen: readonly number[]) => number): Promise<number[]> {
  const seen: number[] = [];
  await context.route('**/api/photos', async (route) => {
    const { 'upload-metadata': facts = '', 'upload-length': length } = route.request().headers();
    const isWhole = facts.includes(`form ${btoa('whole')}`);
    const isTooLarge = isWhole && Number(length) > most(seen);
    if (isWhole) seen.push(Number(length));
    if (isTooLarge) await route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' });
    else await route.continue();
  });
  return seen;
}

test('F25: a photo that is too large for a proxy is made smaller once and arrives; its text was there before', async ({
  onlinePhone: phone,
  relay,
}) => {
  const seen = await refuseLarge(phone.context, ([first]) => (first ?? 0) - 1);
  phone.console.expectFailedRequests();
  const page = await phone.open('/report-disaster');
  await reportWithPhotos(page, 1);
  await expect.poll(async () => (await onServer(relay)).map(({ state }) => state)).toEqual(['ready']);
  const [first = 0, second = 0] = seen;
  expect(second).toBeGreaterThan(0);
  expect(second).toBeLessThanOrEqual(first / 2);
  await expect(page.getByText('1 photo has arrived.')).toBeVisible();
  expect(await relay.query(`SELECT length FROM photo_uploads WHERE form = 'whole'`)).toEqual([{ length: second }]);
  expect(await relay.query('SELECT lost FROM photo_losses')).toEqual([]);
});

test('F25: one that is too large even so is given up in words, its text sent, and nobody waits for it', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const seen = await refuseLarge(phone.context, () => 0);
  phone.console.expectFailedRequests();
  const page = await phone.open('/report-disaster');
  await reportWithPhotos(page, 1);
  await expect(page.locator('[data-item-state=sent]')).toBeVisible();
  await expect(page.getByText('too large: the server does not accept it')).toBeVisible();
  await expect(page.getByText(/photos? still on this phone/)).toHaveCount(0);
  await expect.poll(() => relay.query('SELECT lost FROM photo_losses')).toEqual([{ lost: 1 }]);
  expect(seen).toHaveLength(2);
  await look(page, info, 'photo-too-large');
});
