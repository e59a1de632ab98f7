import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { keepArea } from '../../server/road-tiles/road-files.ts';
import { DAY, pixelsOf, test as mapTest } from '../support/base-map-journey.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { madeMap } from '../support/made-map.ts';
import { goOffline, untilControlled } from '../support/offline.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import { builtFrom } from '../support/roads/roads-of.ts';
import { accept, headline, main, makeTask, openAs } from '../support/volunteers.ts';

const HERE = { latitude: 25.6, longitude: 85.1 };
const PLACE = { lati: 25.6, long: 85.12 };
const OSM = `<osm version="0.6">
<node id="1" lat="25.6" lon="85.1"/><node id="2" lat="25.6" lon="85.12"/>
<way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="primary"/><tag k="name" v="Low Road"/></way></osm>`;

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const steps = (page: Page) => main(page).getByRole('list', { name: 'Turn by turn' }).locator('li [data-step]');
const panelIn = (page: Page, name: string) => main(page).getByRole('region', { name });
const panel = (page: Page) => panelIn(page, 'Prepare for the field');

/** Over a link that counts as thin the size is asked for by a tap. */
async function untilSizeIsSaid(page: Page): Promise<void> {
  const check = panel(page).getByRole('button', { name: 'Check the size' });
  const keep = panel(page).getByRole('button', { name: 'Keep it on this phone' });
  await expect(check.or(keep)).toBeVisible();
  if (await check.isVisible()) await check.click();
  await expect(keep).toBeVisible();
}

function isDrawnUpon(canvases: readonly (Element | HTMLCanvasElement)[]): boolean {
  return canvases.some((one) => {
    const { width, height } = one as HTMLCanvasElement;
    const pixels = (one as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
    return pixels?.some((value) => value !== 0) === true;
  });
}

test('a volunteer keeps what the field needs by one tap, and has map, way, steps, contact and disaster in flight mode', async ({
  phone,
  relay,
}, info) => {
  keepArea(join(relay.dataDir, 'roads'), 'patna', await builtFrom(OSM));
  await makeAccount(relay, ASHA);
  const id = await makeTask(relay, 3, { location: PLACE });
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(HERE);
  const page = await openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
  await expect(button(page, 'Show route')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await accept(page);
  await expect(main(page).getByRole('link', { name: 'Call 0177' })).toBeVisible();
  await untilSizeIsSaid(page);
  await expect(panel(page).getByText(/does not know where you are/)).toHaveCount(0);
  await look(page, info, 'field-before');
  await button(page, 'Keep it on this phone').press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('All of it is on this phone.');
  await expect(panel(page).getByText(/^Kept until /)).toBeVisible();
  await look(page, info, 'field-kept');
  await untilControlled(page);

  phone.console.expectFailedRequests();
  await goOffline(phone.context);
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Flood' })).toBeVisible();
  await expect(headline(page, 'You have accepted this disaster request')).toBeVisible();
  await expect(main(page).getByText('Water up to the roof.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Call 0177' })).toBeVisible();
  await expect(steps(page)).toHaveText(['Head east along Low Road, then 2 km', 'You are there']);
  await expect(main(page).locator('[data-route=kept]')).toBeVisible();
  await expect(panel(page).getByRole('status')).toHaveText('All of it is on this phone.');
  await main(page).locator('.leaflet-container').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('canvas').evaluateAll(isDrawnUpon)).toBe(true);
  // From elsewhere it is worked out anew, over the roads that are here.
  await phone.context.setGeolocation({ latitude: 25.6, longitude: 85.11 });
  await button(page, 'Update route').click();
  await expect(steps(page)).toHaveText(['Head east along Low Road, then 1 km', 'You are there']);

  await panel(page).getByRole('link', { name: 'Emergency guide: Flood' }).click();
  await expect(main(page).getByText('Go to higher ground at once.')).toBeVisible();

  await page.goto('/outbox');
  const kept = main(page).getByRole('region', { name: 'Kept for the field' });
  await expect(kept.getByRole('link', { name: 'Flood' })).toHaveAttribute('href', `/volunteer/notifications/${id}`);
  await expect(kept.getByText(/^Roads and map: \d+ bytes\. Since /)).toBeVisible();
  await look(page, info, 'field-outbox');
  await kept.getByRole('button', { name: 'Delete Flood from this phone' }).press('Enter');
  await expect(kept.getByRole('status')).toHaveText('Deleted from this phone.');
  await expect(kept.getByRole('listitem')).toHaveCount(0);
});

/** A second road, in the tile beside. */
const TWO_TILES = `${OSM.replace('</osm>', '')}<node id="3" lat="25.6" lon="85.22"/><node id="4" lat="25.6" lon="85.24"/>
<way id="2"><nd ref="3"/><nd ref="4"/><tag k="highway" v="primary"/></way></osm>`;

test('what was begun is stopped by a closed app alone for as long as that is closed; what came is not fetched again', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  keepArea(join(relay.dataDir, 'roads'), 'patna', await builtFrom(TWO_TILES));
  await makeAccount(relay, ASHA);
  const path = `/volunteer/notifications/${await makeTask(relay, 3, { location: PLACE })}`;
  const asked: string[] = [];
  let isHeld = true;
  await phone.context.route('**/road-tiles/*', async (route) => {
    asked.push(route.request().url());
    // The second never comes, for as long as this page is open.
    if (!isHeld || asked.length === 1) await route.continue();
  });
  const page = await openAs(phone, ASHA, path, 'Flood');
  await accept(page);
  await untilSizeIsSaid(page);
  await expect(panel(page).getByText(/does not know where you are/)).toBeVisible();
  await button(page, 'Keep it on this phone').press('Enter');
  await expect(panel(page).getByText(/^1 of 2, \d+ bytes of \d+ bytes$/)).toBeVisible();
  await expect(panel(page).getByRole('progressbar', { name: 'Keeping it on this phone' })).toBeVisible();
  await look(page, info, 'field-underway');
  await page.close();

  isHeld = false;
  const again = await phone.open(path);
  const status = panel(again).getByRole('status');
  const check = panel(again).getByRole('button', { name: 'Check the size' });
  await expect(status.filter({ hasText: 'All of it is on this phone.' }).or(check)).toBeVisible();
  if (await check.isVisible()) {
    await check.click();
    await button(again, 'Fetch the rest').click();
  }
  await expect(status).toHaveText('All of it is on this phone.');
  expect(asked.map((url) => asked.indexOf(url))).toEqual([0, 1, 1]);
});

const way = (id: number, nodes: number[], name: string) =>
  `<way id="${id}">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}<tag k="highway" v="primary"/><tag k="name" v="${name}"/></way>`;
/** Low Road, and a longer High Road round it. */
const TWO_WAYS = `<osm version="0.6">
<node id="1" lat="25.6" lon="85.1"/><node id="2" lat="25.6" lon="85.105"/><node id="3" lat="25.6" lon="85.115"/><node id="4" lat="25.6" lon="85.12"/>
<node id="5" lat="25.61" lon="85.105"/><node id="6" lat="25.61" lon="85.115"/>
${way(1, [1, 2, 3, 4], 'Low Road')}${way(2, [2, 5, 6, 3], 'High Road')}</osm>`;

mapTest.describe('with a base map', () => {
  mapTest.use({ content: madeMap() });

  mapTest(
    'the map is kept too: in flight mode it is drawn with the phone on it as it moves, and a road that is found blocked there is gone around',
    async ({ phone, relay }, info) => {
      keepArea(join(relay.dataDir, 'roads'), 'patna', await builtFrom(TWO_WAYS));
      await makeAccount(relay, ASHA);
      const id = await makeTask(relay, 3, { location: PLACE });
      await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
      await phone.context.setGeolocation(HERE);
      const page = await openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
      await accept(page);
      await untilSizeIsSaid(page);
      await expect(panel(page).getByText(/the map and the roads around/)).toBeVisible();
      await button(page, 'Keep it on this phone').press('Enter');
      await expect(panel(page).getByRole('status')).toHaveText('All of it is on this phone.');
      await untilControlled(page);
      await page.goto(`/volunteer/notifications/${id}?lang=ar`);
      await expect(panelIn(page, 'الاستعداد للميدان').getByRole('status')).toHaveText('كل ذلك على هذا الهاتف.');
      await look(page, info, 'field-map-ar');
      await page.goto(`/volunteer/notifications/${id}?lang=en`);
      await expect(panel(page).getByRole('status')).toHaveText('All of it is on this phone.');

      phone.console.expectFailedRequests();
      await goOffline(phone.context);
      // What looking at the map has brought is not what is drawn.
      await page.evaluate(() => caches.delete('relief-relay-base-map'));
      await page.reload();
      await expect(steps(page)).toHaveText(['Head east along Low Road, then 2 km', 'You are there']);
      await main(page).locator('.leaflet-container').scrollIntoViewIfNeeded();
      await expect.poll(() => pixelsOf(page, DAY.water)).toBeGreaterThan(1_000);
      await expect(panel(page).getByRole('status')).toHaveText('All of it is on this phone.');

      const self = main(page).locator('path[class*=self]');
      await expect(self).toBeVisible();
      const before = await self.getAttribute('d');
      await phone.context.setGeolocation({ latitude: 25.6, longitude: 85.106 });
      await expect.poll(() => self.getAttribute('d')).not.toBe(before);
      await expect(main(page).getByText(/^The ring on the map is you\./)).toBeVisible();
      await look(page, info, 'field-map');

      await button(page, 'The road ahead of you is blocked').press('Enter');
      const sheet = page.getByRole('dialog', { name: 'What blocks the road?' });
      await expect(sheet.getByText('It goes to this part of the way: The road ahead of you')).toBeVisible();
      await look(page, info, 'field-blocked-sheet');
      await sheet.getByRole('button', { name: 'Flooded' }).press('Enter');
      await expect(steps(page).nth(1)).toHaveText(/ onto High Road/);
      await expect(main(page).locator('path[class*=unsure]')).toHaveCount(1);
      await look(page, info, 'field-around');

      await page.goto('/outbox');
      const kept = main(page).getByRole('region', { name: 'Kept for the field' });
      await expect(kept.getByText(/^Roads and map: [\d.]+ kB\. Since /)).toBeVisible();
      await kept.getByRole('button', { name: 'Delete Flood from this phone' }).press('Enter');
      await expect(kept.getByRole('status')).toHaveText('Deleted from this phone.');
      expect(await page.evaluate(async () => (await (await caches.open('relief-relay-field-map')).keys()).length)).toBe(
        0,
      );
    },
  );
});

test('a trip is recorded by choice, is a line on the map, and tells afterwards which blocked road was passed, and nothing else', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  const id = await makeTask(relay, 3, { location: PLACE });
  const block = '77777777-7777-4777-8777-777777777777';
  await relay.query(
    `INSERT INTO road_blocks (id, kind, lat, lng, reported_at, counted_from) VALUES ('${block}', 'flooded', 25.6, 85.105, now(), now())`,
  );
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(HERE);
  const page = await openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
  await accept(page);
  const trip = main(page).getByRole('region', { name: 'Your trip' });
  await trip.getByRole('button', { name: 'Record my trip' }).press('Enter');
  await expect(trip.getByRole('status')).toHaveText('Recording. It goes on while this app is open.');
  await phone.context.setGeolocation({ latitude: 25.6, longitude: 85.11 });
  await expect(trip.getByText(/: 1 km\.$/)).toBeVisible();
  await expect(main(page).locator('path[class*=driven]')).toHaveCount(1);
  await look(page, info, 'field-trip');
  await trip.getByRole('button', { name: 'End the trip' }).press('Enter');
  await expect(trip.getByText('Was the way open?')).toBeVisible();
  await expect(trip.getByRole('listitem')).toHaveText(['Flooded']);
  await look(page, info, 'field-trip-question');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /outbox|roads/.test(request.url()));
  await trip.getByRole('button', { name: 'Yes, I got through there' }).press('Enter');
  await expect(trip.getByRole('status')).toContainText('Thank you.');
  await sent;
  const passedAt = () => relay.query<{ at: Date | null }>('SELECT passed_at AS at FROM road_blocks');
  await expect.poll(async () => (await passedAt())[0]?.at ?? null).not.toBeNull();
  expect(await passedAt()).toHaveLength(1);

  await page.reload();
  await expect(trip.getByText(/: 1 km\.$/)).toBeVisible();
  await trip.getByRole('button', { name: 'Delete the trip' }).press('Enter');
  await expect(trip.getByRole('button', { name: 'Record my trip' })).toBeVisible();
  await expect(main(page).locator('path[class*=driven]')).toHaveCount(0);
});

test('a volunteer keeps the roads of their own area from the profile, before anything happens', async ({
  phone,
  relay,
}, info) => {
  keepArea(join(relay.dataDir, 'roads'), 'patna', await builtFrom(OSM));
  await makeAccount(relay, ASHA);
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(HERE);
  const page = await openAs(phone, ASHA, '/volunteer-dashboard', 'Volunteer dashboard');
  await page.goto('/volunteer-dashboard?tab=profile');
  const area = panelIn(page, 'My area');
  await expect(area.getByText(/within 20 km of where you are now/)).toBeVisible();
  const check = area.getByRole('button', { name: 'Check the size' });
  const keep = area.getByRole('button', { name: 'Keep it on this phone' });
  await expect(check.or(keep)).toBeVisible();
  if (await check.isVisible()) await check.click();
  await look(page, info, 'field-area');
  await keep.press('Enter');
  await expect(area.getByRole('status')).toHaveText('All of it is on this phone.');
  await look(page, info, 'field-area-kept');

  await page.goto('/outbox');
  const kept = panelIn(page, 'Kept for the field');
  await expect(kept.getByRole('link', { name: 'My area' })).toHaveAttribute('href', '/volunteer-dashboard?tab=profile');
  await kept.getByRole('button', { name: 'Delete My area from this phone' }).press('Enter');
  await expect(kept.getByRole('status')).toHaveText('Deleted from this phone.');
});
