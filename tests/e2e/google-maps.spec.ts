import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { keepArea } from '../../server/road-tiles/road-files.ts';
import { googleRouteTexts as arabicGoogle } from '../../src/strings/ar/public/google.ts';
import { routeTexts as arabic } from '../../src/strings/ar/volunteers/route.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, GOOGLE_KEY, test } from '../support/google-journey.ts';
import { GANDHI_MAIDAN } from '../support/google-maps-stand-in.ts';
import type { Phone, Relay } from '../support/journey.ts';
import { expectNoViolation, look } from '../support/look.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import { builtFrom } from '../support/roads/roads-of.ts';
import { main, makeTask, openAs } from '../support/volunteers.ts';

/** Google's maps, routes and places, by a stand-in of this machine. */
const HERE = { latitude: 25.7, longitude: 85.05 };
const PATNA = { lati: 25.61, long: 85.14 };

const BLOCKED = { latitude: 25.7, longitude: 85.1 };
/** A low road that Google's route takes too, and a high road around where it is blocked. */
const way = (nodes: number[], name: string) =>
  `<way id="${nodes[0]}">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}<tag k="highway" v="primary"/><tag k="name" v="${name}"/></way>`;
const ROADS = `<osm version="0.6">
<node id="1" lat="25.7" lon="85.05"/><node id="2" lat="25.7" lon="85.095"/><node id="3" lat="25.7" lon="85.105"/><node id="4" lat="25.7" lon="85.14"/>
<node id="5" lat="25.61" lon="85.14"/><node id="6" lat="25.71" lon="85.095"/><node id="7" lat="25.71" lon="85.105"/>
${way([1, 2, 3, 4, 5], 'Low Road')}${way([2, 6, 7, 3], 'High Road')}</osm>`;

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const steps = (page: Page) => main(page).getByRole('list', { name: 'Turn by turn' }).locator('li [data-step]');
const googleMap = (page: Page) => main(page).locator('[data-google-map]');
const ourMap = (page: Page) => main(page).locator('.leaflet-container');
const quietly = (page: Page) => main(page).getByText(/^No route from /);
const banner = (page: Page) => main(page).getByRole('alert');

async function openTask(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, ASHA);
  const id = await makeTask(relay, 3, { location: PATNA });
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(HERE);
  return openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
}

/** Who taps before Google is named agrees to the other service alone. */
async function tapOnceNamed(page: Page): Promise<void> {
  await expect(main(page).getByText('loads a map from Google')).toBeVisible();
  await button(page, 'Show route').click();
}

async function speakArabic(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Language and display' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

test('the way is Google’s once Google was named and agreed to: on its map, with its steps; it is not kept, and the consent can be taken back', async ({
  phone,
  relay,
  google,
}, info) => {
  const page = await openTask(phone, relay);
  await expect(main(page).getByText('loads a map from Google, and sends Google where you are')).toBeVisible();
  await expect(ourMap(page)).toBeVisible();
  expect(google.asked, 'nothing is asked of Google before the tap').toEqual([]);
  await look(page, info, 'google-consent');

  await button(page, 'Show route').click();
  await expect(main(page).getByText('Route found: 12 km, 25 min')).toBeVisible();
  await expect(steps(page)).toHaveText([
    'Head east on Bailey Rd (6.2 km)',
    'Turn right onto NH 22. Destination will be on the left (6.2 km)',
  ]);
  await expect(main(page).getByText('This route has tolls.')).toBeVisible();
  await expect(main(page).getByText(/^Google Maps, \d/)).toBeVisible();
  // Google's terms: its route on its own map, its name and terms in view, and no other map beside it.
  await expect(googleMap(page).locator('[data-look=line]')).toHaveCount(1);
  await expect(googleMap(page).getByText('Google · Map data')).toBeVisible();
  await expect(ourMap(page)).toHaveCount(0);
  // Section 9 has the height; the policy let in the style that Google's script made.
  expect((await googleMap(page).boundingBox())?.height).toBe(400);
  await expect(googleMap(page).locator('.gm-style')).toHaveCSS('position', 'absolute');
  const [script, ...questions] = google.asked;
  expect(script?.what).toBe('maps.googleapis.com/maps/api/js');
  expect(script?.query).toMatchObject({ key: GOOGLE_KEY, language: 'en', auth_referrer_policy: 'origin' });
  expect(questions).toMatchObject([
    {
      what: 'routes.googleapis.com/directions/v2:computeRoutes',
      body: {
        origin: { lat: 25.7, lng: 85.05 },
        destination: { lat: 25.61, lng: 85.14 },
        travelMode: 'DRIVING',
        language: 'en',
      },
    },
  ]);
  expect(google.asked.map(({ referer }) => referer)).toEqual([`${relay.origin}/`, `${relay.origin}/`]);
  const zoom = await page.evaluate(
    () => (window as unknown as { googleMapOfStandIn: { options: object } }).googleMapOfStandIn.options,
  );
  expect(zoom).toMatchObject({ zoom: 12, gestureHandling: 'cooperative', keyboardShortcuts: true });
  await googleMap(page).getByRole('application').focus();
  await expect(googleMap(page).getByRole('application')).toBeFocused();
  await look(page, info, 'google-route');

  // A newly opened page knows nothing of it, and asks nothing by itself.
  const before = google.asked.length;
  await page.reload();
  await expect(main(page).getByText('You agreed that Google gets your position')).toBeVisible();
  await expect(ourMap(page)).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
  expect(google.asked).toHaveLength(before);
  await button(page, 'Show route').click();
  await expect(googleMap(page).locator('[data-look=line]')).toHaveCount(1);
  await button(page, 'Stop sending my position').click();
  await expect(main(page).getByText('Your position no longer goes to a route service.')).toBeVisible();
  await expect(googleMap(page)).toHaveCount(0);
  await expect(ourMap(page)).toBeVisible();
  await expect(main(page).getByText('loads a map from Google')).toBeVisible();

  await page.goto('/privacy-policy');
  await expect(main(page).getByText('“Show route” also sends Google', { exact: false })).toBeVisible();
});

test('in Arabic Google is asked in Arabic', async ({ phone, relay, google }, info) => {
  const page = await openTask(phone, relay);
  await speakArabic(page);
  await expect(main(page).getByText(arabicGoogle.asks)).toBeVisible();
  await button(page, arabic.show).click();
  await expect(googleMap(page).locator('[data-look=line]')).toHaveCount(1);
  expect(google.asked[0]?.query['language']).toBe('ar');
  expect(google.asked[1]?.body['language']).toBe('ar');
  await look(page, info, 'google-arabic');
});

test.describe('with a route service beside it', () => {
  test.use({ hasOsrm: true });

  test('what Google cannot say the next one does: script, key, map, statuses and garbage are said quietly', async ({
    phone,
    relay,
    google,
    routes,
  }, info) => {
    phone.console.expectFailedRequests();
    const page = await openTask(phone, relay);
    await expect(main(page).getByText(`If Google has no route, ${routes.host} gets the same`)).toBeVisible();
    google.behave('away');
    await button(page, 'Show route').click();
    await expect(quietly(page)).toContainText('No route from Google: its map did not load.');
    await expect(main(page).getByText('Route found: 12 km, 25 min')).toBeVisible();
    await expect(main(page).getByText(new RegExp(`^${routes.host}, `))).toBeVisible();
    await expect(ourMap(page).locator('.leaflet-overlay-pane path')).toHaveCount(3);
    await look(page, info, 'google-away');

    for (const [mood, words] of [
      ['no-route', 'No route from Google: ZERO_RESULTS.'],
      ['quota', 'No route from Google: RESOURCE_EXHAUSTED.'],
      ['denied', 'No route from Google: PERMISSION_DENIED.'],
      ['garbage', 'No route from Google: an answer that this app cannot read.'],
    ] as const) {
      google.behave(mood);
      await button(page, 'Update route').click();
      await expect(quietly(page)).toContainText(words);
      await expect(main(page).getByText('Route found: 12 km, 25 min')).toBeVisible();
    }
    expect(google.asked.filter(({ what }) => what === 'maps.googleapis.com/directions')).toHaveLength(1);
    routes.behave('no-route');
    await button(page, 'Update route').click();
    await expect(quietly(page)).toContainText(`No route from ${routes.host}: NoRoute.`);
    await expect(quietly(page)).toContainText('No route from Google: an answer that this app cannot read.');
    await expect(main(page).getByText(/^Kept on this phone, \d/)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);

    routes.behave('route');
    google.behave('route');
    await button(page, 'Update route').click();
    await expect(googleMap(page).locator('[data-look=line]')).toHaveCount(1);
    await expect(quietly(page)).toHaveCount(0);
  });

  test('a key that Google refuses once its map is there is said quietly, and the next one’s route is shown', async ({
    phone,
    relay,
    google,
    routes,
  }, info) => {
    const page = await openTask(phone, relay);
    google.behave('refused');
    await tapOnceNamed(page);
    await expect(quietly(page)).toContainText('No route from Google: refused. Google refuses the key of this server.');
    await expect(main(page).getByText(new RegExp(`^${routes.host}, `))).toBeVisible();
    await expect(ourMap(page)).toBeVisible();
    await expect(googleMap(page)).toHaveCount(0);
    await look(page, info, 'google-refused');
  });
});

test('a map that Google cannot draw gives way to what the phone can say', async ({ phone, relay, google }) => {
  const page = await openTask(phone, relay);
  google.behave('no-map');
  await tapOnceNamed(page);
  await expect(banner(page)).toContainText('Failed to initialize map');
  await expect(main(page).getByText('An estimate made on this phone')).toBeVisible();
  await expect(ourMap(page)).toBeVisible();
});

test('a key of an older project has its directions; their markup is no markup here', async ({
  phone,
  relay,
  google,
}) => {
  const page = await openTask(phone, relay);
  google.behave('older');
  await tapOnceNamed(page);
  await expect(steps(page)).toHaveText([
    'Head east on Bailey Rd (6.2 km)',
    'Turn right onto NH 22. Destination will be on the left (6.2 km)',
  ]);
  await expect(main(page).getByText('Map data ©2026', { exact: true })).toBeVisible();
});

test('without a network Google is not asked; lost on the way, its answer is waited for no longer than others', async ({
  phone,
  relay,
  google,
}) => {
  phone.console.expectFailedRequests();
  const page = await openTask(phone, relay);
  await expect(button(page, 'Show route')).toBeVisible();
  await phone.context.setOffline(true);
  await expect(button(page, 'Show route')).toHaveCount(0);
  await button(page, 'How far is it from here?').click();
  await expect(main(page).getByText('An estimate made on this phone')).toBeVisible();
  expect(google.asked).toEqual([]);

  await phone.context.setOffline(false);
  google.behave('silent');
  await tapOnceNamed(page);
  await expect.poll(() => google.asked.length).toBe(2);
  await expect(main(page).getByText('Looking for the way…')).toBeVisible();
  await phone.context.setOffline(true);
  await expect(banner(page)).toContainText('Directions request failed due to no answer in time');
  await expect(main(page).getByText('An estimate made on this phone')).toBeVisible();
  const asked = google.asked.length;
  await banner(page).getByRole('button', { name: 'Try again' }).click();
  await expect(banner(page)).toContainText('Directions request failed due to no connection');
  expect(google.asked).toHaveLength(asked);

  // A route that is there stays on the screen while it is looked at.
  await phone.context.setOffline(false);
  google.behave('route');
  await banner(page).getByRole('button', { name: 'Try again' }).click();
  await expect(googleMap(page).locator('[data-look=line]')).toHaveCount(1);
  await phone.context.setOffline(true);
  await expect(steps(page)).toHaveCount(2);
  await expect(googleMap(page).locator('[data-look=line]')).toHaveCount(1);
});

test('a route of Google’s that passes a confirmed road block says so, and the phone’s own roads lead around it', async ({
  phone,
  relay,
}, info) => {
  keepArea(join(relay.dataDir, 'roads'), 'patna', await builtFrom(ROADS));
  await relay.query(
    `INSERT INTO road_blocks (id, kind, lat, lng, reported_at, counted_from, state, acted_at)
     VALUES ('77777777-7777-4777-8777-777777777777', 'flooded', ${BLOCKED.latitude}, ${BLOCKED.longitude}, now(), now(), 'confirmed', now())`,
  );
  const page = await openTask(phone, relay);
  await expect(main(page).getByText('1 blocked road', { exact: true })).toBeVisible();
  await tapOnceNamed(page);
  await expect(banner(page)).toContainText(/This route passes a blocked road reported .*: flooded, confirmed/);
  await expect(googleMap(page).locator('[data-look=blocked]')).toHaveCount(1);
  await look(page, info, 'google-blocked');
  await button(page, 'Show a way around (roads on this phone)').click();
  const fetching = main(page).getByRole('button', { name: /^Fetch the roads \(/ });
  const around = steps(page).filter({ hasText: 'High Road' });
  await expect(around.or(fetching).first()).toBeVisible();
  if (await fetching.isVisible()) await fetching.click();
  await expect(around).toHaveCount(1);
  await expect(banner(page)).toHaveCount(0);
  await expect(ourMap(page)).toBeVisible();
  await expect(googleMap(page)).toHaveCount(0);
});

test('a place is found by its name with Google, after a tap that names it, and the pin takes what the person moved its map to', async ({
  relay,
  onlinePhone: phone,
  google,
}, info) => {
  const page = await phone.open('/report-disaster');
  await fillReport(page, { address: '26.12, 86.61' });
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Google gets what you type and the place you choose.')).toBeVisible();
  await expect(ourMapIn(page)).toBeVisible();
  expect(google.asked).toEqual([]);
  await look(page, info, 'google-pin');

  await sheet.getByRole('button', { name: 'Search a place with Google' }).click();
  const name = sheet.getByRole('textbox', { name: 'Name of a place, street or landmark' });
  await expect(name).toBeVisible();
  await expect(ourMapIn(page)).toHaveCount(0);
  await name.fill('gandhi');
  await sheet.getByRole('button', { name: 'A place that is nowhere' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Google has no position for this place.');
  await sheet.getByRole('button', { name: 'Gandhi Maidan, Patna, Bihar' }).click();
  await expect(sheet.getByText('Found: Gandhi Maidan, Patna, Bihar')).toBeVisible();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await expect(sheet.getByText('Position: 25.62070, 85.14440')).toBeVisible();
  await look(page, info, 'google-found');
  await sheet.getByRole('application', { name: 'Map' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(sheet.getByText('Position: 25.62170, 85.14440')).toBeVisible();
  await sheet.getByRole('button', { name: 'Use this place' }).click();
  await expect(page.getByText('Set on the map: 25.62170, 85.14440.')).toBeVisible();
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  const [report] = await relay.query<{ lat: number; lng: number }>('SELECT lat, lng FROM reports');
  expect(report?.lat).toBeCloseTo(GANDHI_MAIDAN.lat + 0.001, 4);
  expect(report?.lng).toBeCloseTo(GANDHI_MAIDAN.lng, 4);
});

test('where Google’s search does not work, the way back to the map is there', async ({
  onlinePhone: phone,
  google,
}) => {
  phone.console.expectFailedRequests();
  const page = await phone.open('/request-assistance');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const sheet = page.getByRole('dialog');
  const search = sheet.getByRole('button', { name: 'Search a place with Google' });
  google.behave('away');
  await search.click();
  await expect(sheet.getByRole('alert')).toContainText('Failed to load Google Maps API');
  await expectNoViolation(page, 'google-search-failed');
  await sheet.getByRole('button', { name: 'Back to the map' }).click();
  await expect(sheet.getByText('Move the map until the pin is on the place.')).toBeFocused();
  google.behave('denied');
  await search.click();
  await sheet.getByRole('textbox', { name: 'Name of a place, street or landmark' }).fill('gandhi');
  await expect(sheet.getByRole('alert')).toContainText('Google’s search does not work right now.');
  await sheet.getByRole('button', { name: 'Back to the map' }).click();
  await expect(ourMapIn(page)).toBeVisible();
  await phone.context.setOffline(true);
  await expect(search).toHaveCount(0);
});

function ourMapIn(page: Page) {
  return page.getByRole('dialog').locator('.leaflet-container');
}
