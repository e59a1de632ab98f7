import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test as base } from './journey.ts';
import { openTileServer, type TileServer } from './tile-server.ts';

/** A server of another origin that has the file. */
export interface MapHost {
  url: string;
  host: string;
  /** What it has from then on, under another ETag. */
  put(content: Buffer): void;
  /** From then on it answers with the whole file whatever is asked for. */
  ignoreRanges(): void;
  asked: string[];
}

export async function openMapHost(content: Buffer): Promise<MapHost & { close(): Promise<void> }> {
  let [file, state, knowsRanges] = [content, 1, true];
  const asked: string[] = [];
  const server = createServer(({ headers: { range = '' } }, response) => {
    asked.push(range);
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    const part = knowsRanges ? file.subarray(Number(first), Number(last) + 1) : file;
    response.writeHead(knowsRanges ? 206 : 200, {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag',
      etag: `"state-${state}"`,
    });
    response.end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/area.pmtiles`,
    host,
    asked,
    put(next) {
      file = next;
      state += 1;
    },
    ignoreRanges() {
      knowsRanges = false;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface BaseMapFixtures {
  /** Another server has the file; absent: this one does. */
  mapHost: MapHost | undefined;
  /** What lies where the server looks for its base map; absent: it is told of none. */
  content: Buffer | undefined;
  tiles: TileServer;
}

/** Journeys whose server has a file of the base map, and names a map server of this machine. */
export const test = base.extend<BaseMapFixtures>({
  content: [undefined, { option: true }],
  mapHost: undefined,

  tiles: async ({}, use) => {
    const tiles = await openTileServer();
    await use(tiles);
    await tiles.close();
  },

  settings: async ({ content, mapHost, tiles }, use, info) => {
    const file = join(info.outputDir, 'base-map.pmtiles');
    if (content !== undefined) {
      await mkdir(info.outputDir, { recursive: true });
      await writeFile(file, content);
    }
    await use(() => ({
      TILE_URL: tiles.template,
      ...(content !== undefined && { PMTILES_FILE: file }),
      ...(mapHost !== undefined && { PMTILES_URL: mapHost.url }),
    }));
  },
});

export { expect };

/** Of the ground in view, by the colours of `src/maps/base/palette.ts`. */
export const DAY = { land: [0xf4, 0xf2, 0xec], water: [0xa9, 0xcf, 0xe6], road: [0xff, 0xff, 0xff] } as const;
export const NIGHT = { land: [0x1d, 0x20, 0x24], water: [0x1b, 0x44, 0x68] } as const;

/** Pixels of the base map that have exactly this colour. */
export function pixelsOf(page: Page, colour: readonly number[]): Promise<number> {
  return page.evaluate((wanted) => {
    let count = 0;
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('.map-base canvas.leaflet-tile-loaded')) {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      for (let at = 0; at < data.length; at += 4) {
        if (wanted.every((value, part) => data[at + part] === value)) count += 1;
      }
    }
    return count;
  }, colour);
}

/** What is written onto canvases from then on, with its direction: to be called before the page is opened. */
export async function watchNames(page: Page): Promise<() => Promise<Record<string, string>>> {
  await page.addInitScript(() => {
    const written: Record<string, string> = {};
    Object.assign(globalThis, { written });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      written[text] = this.direction;
      fillText.call(this, text, ...rest);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { written: Record<string, string> }).written);
}

/** Addresses of the base map's file and code that were asked for. */
export function watchBaseMap(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (/\.pmtiles$|base-map/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** The map on which the place of an aid request is chosen, in the middle of this place. */
export async function openPinMap(
  page: Page,
  { lat, lng }: { lat: number; lng: number },
  language = 'en',
): Promise<void> {
  await page.goto(`/request-assistance?lang=${language}`);
  await page.locator('[name=location]').fill(`${lat}, ${lng}`);
  await page.getByRole('button', { name: CHOOSE[language] ?? '' }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
}

const CHOOSE: Readonly<Record<string, string>> = {
  en: 'Choose on the map',
  hi: 'नक्शे पर जगह चुनें',
  es: 'Elegir en el mapa',
  ar: 'اختر على الخريطة',
};
