// Takes the pictures of the built app that the manifest names, for the browser's question before an installation. Run it
// after a change of what they show:
//   npm run build && CHROMIUM_PATH=/usr/bin/chromium node scripts/make-screenshots.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright/test';
import { preview } from 'vite';
import { palettePng } from './lib/palette-png.mjs';

const folder = new URL('../public/screenshots/', import.meta.url);
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/** What stands on the phone in the picture of what waits. */
const report = {
  disasterType: 'flood',
  severity: 'severe',
  address: 'Ward 7, behind the school',
  description: 'Water up to the roof, six people on it. The boat can’t come from the north.',
  name: 'Asha Devi',
  contactNumber: '98765 43210',
};

await mkdir(folder, { recursive: true });
const server = await preview({
  root: fileURLToPath(new URL('..', import.meta.url)),
  preview: { host: '127.0.0.1', port: 0 },
});
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
});
await inBrowser(phone, async (page) => {
  await take(page, '', 'home');
  await take(page, 'report-disaster', 'report');
  for (const [name, value] of Object.entries(report))
    await fill(page.locator(`#report-form [name=${name}]`).first(), value);
  await page.locator('#report-form button[type=submit]').click();
  await page.locator('[data-unsent="1"]').waitFor();
  await take(page, 'outbox', 'waiting');
});
await inBrowser(desk, (page) => take(page, '', 'home-wide'));
await browser.close();
await server.close();

/** @param {(page: import('playwright/test').Page) => Promise<void>} work */
async function inBrowser(size, work) {
  const context = await browser.newContext({
    ...size,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // No server: what is saved waits.
  await context.route('**/api/**', (route) => route.abort());
  await work(await context.newPage());
  await context.close();
}

async function take(page, path, name) {
  await page.goto(`${origin}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1500);
  const png = await page.screenshot();
  const { pixels, width, height } = await page.evaluate(readPixels, png.toString('base64'));
  const small = palettePng(Buffer.from(pixels, 'base64'), width, height);
  await writeFile(new URL(`${name}.png`, folder), small);
  console.log(`${name}.png ${width} × ${height}, ${small.length} bytes`);
}

/** Runs in the page, which can read pictures. */
async function readPixels(base64) {
  const { Image, OffscreenCanvas } = /** @type {any} */ (globalThis);
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const bytes = canvas.getImageData(0, 0, width, height).data;
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.slice(at, at + 8192));
  return { pixels: btoa(text), width, height };
}

/** @param {import('playwright/test').Locator} field */
async function fill(field, value) {
  const kind = await field.evaluate((element) => `${element.tagName}:${element.getAttribute('type')}`);
  if (kind.startsWith('SELECT')) await field.selectOption(value);
  else if (kind.endsWith(':radio'))
    await field
      .page()
      .locator(`[name="${await field.getAttribute('name')}"][value="${value}"]`)
      .check();
  else await field.fill(value);
}
