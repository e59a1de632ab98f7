import { expect, test } from '../support/journey.ts';
import { makeDisaster } from '../support/disasters.ts';
import { openTileServer, type TileServer } from '../support/tile-server.ts';

const LINK = 'https://maps.example.org/copyright';

const attributed = test.extend<{ tiles: TileServer }>({
  tiles: async ({}, use) => {
    const tiles = await openTileServer();
    await use(tiles);
    await tiles.close();
  },
  settings: async ({ tiles }, use) => use(() => ({ TILE_URL: tiles.template, TILE_ATTRIBUTION: `© Mappers ${LINK}` })),
});

test('in forced colours both cards of home have an edge; the disasters’ headings leave out no level', async ({
  relay,
  onlinePhone: phone,
}) => {
  await makeDisaster(relay);
  const page = await phone.open('/');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/report-disaster', '/request-assistance']) {
    const card = page.locator(`main a[href="${path}"]`).first();
    await expect(card).toHaveCSS('border-top-style', 'solid');
    const edge = await card.evaluate((one) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(one);
      return { width: parseFloat(borderTopWidth), isSeen: borderTopColor !== backgroundColor };
    });
    expect(edge).toEqual({ width: 2, isSeen: true });
  }
  await page.emulateMedia({ forcedColors: 'none' });

  const levels = () =>
    page.locator('h1, h2, h3, h4').evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  const expectNoneLeftOut = async () => {
    const found = await levels();
    for (const [at, level] of found.entries())
      expect(level - (found[at - 1] ?? 0), found.join()).toBeLessThanOrEqual(1);
  };
  await page.goto('/disasters');
  await expect(page.locator('main h3').first()).toBeVisible();
  await expectNoneLeftOut();
});

attributed('the link to whose map it is can be hit', async ({ relay, onlinePhone: phone }) => {
  const id = await makeDisaster(relay, { location: { lati: 25.61, long: 85.14 } });
  const page = await phone.open(`/disaster/${id}`);
  const link = page.getByRole('link', { name: '© Mappers' });
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
