// Draws the PNG icons in public/icons from the SVGs beside them. Run it after a change of an SVG:
//   CHROMIUM_PATH=/usr/bin/chromium node scripts/make-icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright/test';

const folder = new URL('../public/icons/', import.meta.url);

/** SVG → PNG names and their edge in pixels.
 * @type {readonly (readonly [string, string, number])[]} */
const drawings = [
  ['icon.svg', 'icon-192.png', 192],
  ['icon.svg', 'icon-512.png', 512],
  ['icon-maskable.svg', 'icon-maskable-192.png', 192],
  ['icon-maskable.svg', 'icon-maskable-512.png', 512],
  ['icon-maskable.svg', 'apple-touch-icon.png', 180],
  ['badge.svg', 'badge-96.png', 96],
  ['shortcut-report.svg', 'shortcut-report-96.png', 96],
  ['shortcut-aid.svg', 'shortcut-aid-96.png', 96],
  ['shortcut-outbox.svg', 'shortcut-outbox-96.png', 96],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage();
for (const [from, to, edge] of drawings) {
  const svg = await readFile(new URL(from, folder), 'utf8');
  await page.setViewportSize({ width: edge, height: edge });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${edge}px;height:${edge}px}</style>${svg}`);
  await writeFile(new URL(to, folder), await page.screenshot({ omitBackground: true }));
  console.log(`${to} ${edge} × ${edge}`);
}
await browser.close();
