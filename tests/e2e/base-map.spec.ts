import {
  DAY,
  expect,
  NIGHT,
  type MapHost,
  openMapHost,
  openPinMap,
  pixelsOf,
  test,
  watchBaseMap,
  watchNames,
} from '../support/base-map-journey.ts';
import { look } from '../support/look.ts';
import { madeMap, TOWN, TOWN_NAMES } from '../support/made-map.ts';
import { goOffline, goOnline } from '../support/offline.ts';

const pictures = '.map-base canvas.leaflet-tile-loaded';

test.describe('with a file of the base map', () => {
  test.use({ content: madeMap() });

  test('the map is drawn from it, with names in the language of the app, by day and by night, and again without a network', async ({
    phone,
    relay,
    tiles,
  }, info) => {
    await phone.install();
    const page = await phone.context.newPage();
    const names = await watchNames(page);
    const asked = watchBaseMap(page);
    await openPinMap(page, TOWN);
    await expect.poll(() => pixelsOf(page, DAY.water)).toBeGreaterThan(1_000);
    expect(await pixelsOf(page, DAY.land)).toBeGreaterThan(10_000);
    expect(await pixelsOf(page, DAY.road)).toBeGreaterThan(500);
    await expect.poll(names).toMatchObject({ [TOWN_NAMES.name]: 'ltr' });
    await expect(page.getByText('© OpenStreetMap contributors, Protomaps')).toBeVisible();
    expect(await page.getByText('No detailed map is here right now').count()).toBe(0);
    expect(tiles.asked).toEqual([]);
    expect(asked.some((address) => address === `${relay.origin}/base-map.pmtiles`)).toBe(true);
    await look(page, info, 'base-map');

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => pixelsOf(page, NIGHT.water)).toBeGreaterThan(1_000);
    expect(await pixelsOf(page, DAY.water)).toBe(0);
    await page.emulateMedia({ colorScheme: 'light' });

    phone.console.expectFailedRequests();
    for (const [language, name, direction] of [
      ['ar', TOWN_NAMES['name:ar'], 'rtl'],
      ['hi', TOWN_NAMES['name:hi'], 'ltr'],
      ['es', TOWN_NAMES['name:es'], 'ltr'],
    ] as const) {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('data-kept-sets', /base-map/);
      await goOffline(phone.context);
      await openPinMap(page, TOWN, language);
      await expect.poll(() => pixelsOf(page, DAY.water)).toBeGreaterThan(1_000);
      await expect.poll(names).toMatchObject({ [name]: direction });
      await expect.poll(names).not.toHaveProperty(TOWN_NAMES.name);
      await goOnline(phone.context);
    }
  });

  test('outside the area of the file there is the outline, and the map says that it is no more', async ({
    onlinePhone,
  }) => {
    const page = await onlinePhone.context.newPage();
    const asked = watchBaseMap(page);
    await openPinMap(page, { lat: 10, lng: 10 });
    await expect.poll(() => asked.some((address) => address.endsWith('.pmtiles'))).toBe(true);
    await expect(page.getByText('No detailed map is here right now')).toBeVisible();
    await expect(page.locator(pictures)).toHaveCount(0);
  });

  test('over a link whose owner saves data nothing of it comes', async ({ onlinePhone }) => {
    await onlinePhone.context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
      }),
    );
    const page = await onlinePhone.context.newPage();
    const asked = watchBaseMap(page);
    await openPinMap(page, TOWN);
    await expect(page.getByText('No detailed map is here right now')).toBeVisible();
    await expect(page.locator('.leaflet-overlay-pane canvas, .leaflet-pane canvas').first()).toBeAttached();
    expect(asked).toEqual([]);
  });
});

test('without one nothing of it is fetched, and the pictures are there as before', async ({ phone }) => {
  await phone.install();
  const page = await phone.context.newPage();
  const asked = watchBaseMap(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-kept-sets', 'core public');
  await openPinMap(page, TOWN);
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(asked).toEqual([]);
});

for (const [what, content] of [
  ['an empty file', Buffer.alloc(0)],
  ['a file that is none', Buffer.from('<!doctype html>'.repeat(100))],
] as const) {
  test.describe(`with ${what}`, () => {
    test.use({ content });

    test('the server says so at its start, and phones have the pictures as before', async ({ onlinePhone, relay }) => {
      expect(relay.told()).toContain('There is no base map: ');
      const page = await onlinePhone.context.newPage();
      const asked = watchBaseMap(page);
      await openPinMap(page, TOWN);
      await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      expect(asked).toEqual([]);
    });
  });
}

const onHost = test.extend<{ mapHost: MapHost }>({
  mapHost: async ({}, use) => {
    const host = await openMapHost(madeMap());
    await use(host);
    await host.close();
  },
});

onHost(
  'another server’s file is read as this one’s, is named under the map, and may become another while it is looked at',
  async ({ onlinePhone, mapHost }) => {
    const page = await onlinePhone.context.newPage();
    await openPinMap(page, TOWN);
    await expect.poll(() => pixelsOf(page, DAY.water)).toBeGreaterThan(1_000);
    await expect(page.getByText(`© OpenStreetMap contributors, Protomaps (${mapHost.host})`)).toBeVisible();
    // Longer by a byte before its tiles: what was known of the old file leads to nothing in the new one.
    mapHost.put(movedByOne(madeMap()));
    const before = mapHost.asked.length;
    for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => mapHost.asked.slice(before)).toContain('bytes=0-16383');
    await expect.poll(() => pixelsOf(page, DAY.water)).toBeGreaterThan(1_000);
  },
);

onHost(
  'a server that knows no ranges brings nothing of it, and the pictures are there as before',
  async ({ onlinePhone, mapHost }) => {
    mapHost.ignoreRanges();
    const page = await onlinePhone.context.newPage();
    await openPinMap(page, TOWN);
    await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    expect(mapHost.asked.length).toBeGreaterThan(0);
  },
);

/** The same file, with its tiles one byte further on. */
function movedByOne(file: Buffer): Buffer {
  const tilesAt = Number(file.readBigUInt64LE(56));
  const moved = Buffer.concat([file.subarray(0, tilesAt), Buffer.alloc(1), file.subarray(tilesAt)]);
  moved.writeBigUInt64LE(BigInt(tilesAt + 1), 56);
  return moved;
}

/** The file, with these bytes of its head or directory changed. */
function spoilt(change: (file: Buffer) => void): Buffer {
  const file = madeMap();
  change(file);
  return file;
}

for (const [what, content] of [
  ['a directory of more places than bytes', spoilt((file) => file.fill(0xff, 127, 131))],
  ['a directory beyond all sizes', spoilt((file) => file.fill(0x1f, 8, 24))],
  ['a file cut off after its head', madeMap().subarray(0, 127)],
] as const) {
  test.describe(`with ${what}`, () => {
    test.use({ content });

    test('phones have the pictures as before', async ({ onlinePhone, tiles }) => {
      const page = await onlinePhone.context.newPage();
      const asked = watchBaseMap(page);
      await openPinMap(page, TOWN);
      await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      expect(asked.some((address) => address.endsWith('/base-map.pmtiles'))).toBe(true);
      expect(tiles.asked.length).toBeGreaterThan(0);
      await expect(page.locator(pictures)).toHaveCount(0);
    });
  });
}

test.describe('with tiles that lie', () => {
  test.use({ content: spoilt((file) => file.fill(0xff, 4_000)) });

  test('the outline of the land stays, and the map can be used', async ({ onlinePhone }) => {
    const page = await onlinePhone.context.newPage();
    const asked = watchBaseMap(page);
    await openPinMap(page, TOWN);
    await expect.poll(() => asked.length).toBeGreaterThan(2);
    await expect(page.getByText('No detailed map is here right now')).toBeVisible();
    await expect(page.locator(pictures)).toHaveCount(0);
    await page.getByRole('button', { name: 'Use this place' }).click();
    await expect(page.locator('[name=keptPosition]')).not.toHaveValue('');
  });
});
