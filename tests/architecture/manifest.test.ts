import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifestIn } from '../../scripts/lib/web-manifest.mjs';
import { manifestWords } from '../../src/prerender.tsx';
import { routes } from '../../src/routes.ts';

interface Picture {
  src: string;
  type: string;
  sizes: string;
}

interface Manifest {
  icons: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  screenshots: (Picture & { form_factor: string; label: string })[];
}

const publicFolder = new URL('../../public/', import.meta.url);
const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', publicFolder), 'utf8'));
const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons), ...manifest.screenshots];

/** A PNG begins with eight bytes of its own and then its width and height. */
function sizeOfPng(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it.each(pictures)('the manifest’s $src is there, of the type and size it says', ({ src, type, sizes }) => {
  const bytes = readFileSync(new URL(src.slice(1), publicFolder));
  if (type === 'image/png') expect(sizeOfPng(bytes)).toBe(sizes);
  else expect([type, sizes, bytes.subarray(0, 4).toString()]).toEqual(['image/svg+xml', 'any', '<svg']);
});

it('each screenshot has words, and costs little', () => {
  expect(new Set(manifest.screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, label } of manifest.screenshots) {
    expect(label.length).toBeGreaterThan(10);
    expect(readFileSync(new URL(src.slice(1), publicFolder)).length, src).toBeLessThan(100_000);
  }
});

it('its shortcuts lead to screens', () => {
  const screens: readonly string[] = Object.values(routes);
  expect(manifest.shortcuts.filter(({ url }) => !screens.includes(url))).toEqual([]);
});

it('its words are those that the other languages translate', async () => {
  const words = await manifestWords('en');
  expect(JSON.parse(manifestIn({ template: JSON.stringify(manifest), language: 'en', words }))).toEqual(manifest);
});
