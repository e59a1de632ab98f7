import type { Page } from 'playwright/test';
import { routeTexts as arabic } from '../../src/strings/ar/volunteers/route.ts';
import type { Phone, Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import { expect, test } from '../support/route-journey.ts';
import { accept, main, makeTask, openAs } from '../support/volunteers.ts';

/** The way to a disaster, with a route service of this machine. */
const HERE = { latitude: 25.7, longitude: 85.05 };
const PATNA = { lati: 25.61, long: 85.14 };

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const steps = (page: Page) => main(page).getByRole('list', { name: 'Turn by turn' }).locator('li [data-step]');
const line = (page: Page) => main(page).locator('.leaflet-overlay-pane path');

async function openTask(phone: Phone, relay: Relay): Promise<{ page: Page; id: string; path: string }> {
  await makeAccount(relay, ASHA);
  const id = await makeTask(relay, 3, { location: PATNA });
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(HERE);
  const path = `/volunteer/notifications/${id}`;
  return { page: await openAs(phone, ASHA, path, 'Flood'), id, path };
}

test('the way is shown once its service was named and agreed to; it stays on the phone without a network, and the consent can be taken back', async ({
  phone,
  relay,
  routes,
  tiles,
}, info) => {
  const { page, path } = await openTask(phone, relay);
  await expect(main(page).getByText(`sends where you are and where the disaster is to ${routes.host}`)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await look(page, info, 'route-consent');
  expect(routes.asked, 'nothing is sent before the tap').toEqual([]);
  // Section 9 has height and zoom.
  await expect(main(page).locator('.leaflet-container').locator('..')).toHaveCSS('height', '400px');
  await expect.poll(() => tiles.asked.map((tile) => tile.split('/')[1])).toContain('12');

  await button(page, 'Show route').click();
  await expect(main(page).getByText('Route found: 12 km, 25 min')).toBeVisible();
  await expect(steps(page)).toHaveText([
    'Head east along Bailey Road, then 6.2 km',
    'Turn right onto NH 22, then 6.2 km',
    'You are there, it is on the left',
  ]);
  await expect(line(page)).toHaveCount(3);
  const query = 'overview=simplified&geometries=polyline&steps=true';
  expect(routes.asked).toEqual([
    {
      path: `/route/v1/driving/85.05000,25.70000;85.14000,25.61000?${query}`,
      referer: undefined,
      cookie: undefined,
    },
  ]);
  await look(page, info, 'route-shown');

  phone.console.expectFailedRequests();
  await phone.context.setOffline(true);
  await page.reload();
  await expect(main(page).getByText(/^Kept on this phone, \d/)).toBeVisible();
  await expect(steps(page)).toHaveCount(3);
  await expect(line(page)).toHaveCount(3);
  await button(page, 'Update route').click();
  await expect(main(page).getByText(`No route from ${routes.host}: no connection.`)).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(main(page).getByText(/^Kept on this phone, \d/)).toBeVisible();
  await look(page, info, 'route-kept');

  await phone.context.setOffline(false);
  await button(page, 'Stop sending my position').click();
  await expect(main(page).getByText('Your position no longer goes to a route service.')).toBeVisible();
  const before = routes.asked.length;
  await button(page, 'Only estimate it on this phone').click();
  await expect(main(page).getByText('An estimate made on this phone')).toBeVisible();
  await page.goto(path);
  await expect(main(page).getByText(/^Kept on this phone, \d/)).toBeVisible();
  await expect(main(page).getByText(`sends where you are and where the disaster is to ${routes.host}`)).toBeVisible();
  expect(routes.asked).toHaveLength(before);

  await page.goto('/privacy-policy');
  await expect(main(page).getByText(`The route service that this server names is ${routes.host}.`)).toBeVisible();
});

test('the network is lost while the route is on its way: an estimate says that it is one, and a tap brings the route later', async ({
  phone,
  relay,
  routes,
}, info) => {
  phone.console.expectFailedRequests();
  const { page } = await openTask(phone, relay);
  routes.behave('silent');
  await button(page, 'Show route').click();
  await expect.poll(() => routes.asked.length).toBe(1);
  await expect(main(page).getByText('Looking for the way…')).toBeVisible();
  await phone.context.setOffline(true);
  // The browser does not tell a request that waits already: the time limit does.
  const banner = main(page).getByRole('alert');
  await expect(banner).toContainText(/Directions request failed due to (no connection|no answer in time)/);
  await expect(main(page).getByText('An estimate made on this phone, without a map of the roads.')).toBeVisible();
  await expect(line(page)).toHaveCount(3);
  await look(page, info, 'route-estimate');

  await phone.context.setOffline(false);
  for (const [mood, words] of [
    ['no-route', 'due to NoRoute'],
    ['quota', 'due to HTTP 429'],
    ['garbage', 'due to an answer that this app cannot read'],
  ] as const) {
    routes.behave(mood);
    await banner.getByRole('button', { name: 'Try again' }).click();
    await expect(banner).toContainText(words);
  }
  routes.behave('route');
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('Route found: 12 km, 25 min')).toBeVisible();
  await expect(banner).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Language and display' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(main(page).getByRole('heading', { name: arabic.title })).toBeVisible();
  await look(page, info, 'route-arabic');
});

test('who agreed before has the way on the phone with the acceptance, for where there is no network', async ({
  phone,
  relay,
  routes,
}) => {
  const { page } = await openTask(phone, relay);
  await button(page, 'Show route').click();
  await expect(main(page).getByText('Route found:')).toBeVisible();
  const other = await makeTask(relay, 3, { disasterType: 'fire', location: { lati: 25.65, long: 85.1 } });
  const path = `/volunteer/notifications/${other}`;
  await page.goto(path);
  await accept(page);
  await expect.poll(() => routes.asked.length).toBe(2);
  expect(routes.asked[1]?.path).toContain(';85.10000,25.65000?');
  phone.console.expectFailedRequests();
  // It is kept a moment after it was asked for; the screen reads what is kept when it opens.
  await expect(async () => {
    await page.goto(path);
    await expect(main(page).getByText(/^Kept on this phone, \d/)).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await phone.context.setOffline(true);
  await page.reload();
  await expect(main(page).getByText(/^Kept on this phone, \d/)).toBeVisible();
  await expect(steps(page)).toHaveCount(3);
});

test('a phone that refuses its position is told in red, and nothing is sent', async ({ phone, relay, routes }) => {
  const { page } = await openTask(phone, relay);
  await phone.context.clearPermissions();
  await button(page, 'Show route').click();
  await expect(main(page).getByRole('alert')).toContainText(
    'Unable to get your location. Please check your GPS settings.',
  );
  expect(routes.asked).toEqual([]);
});
