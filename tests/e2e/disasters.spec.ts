import type { Page } from 'playwright/test';
import { askForAid, decide, makeDisaster } from '../support/disasters.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const MUZAFFARPUR = { lati: 26.123456, long: 85.398712 };

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const cards = (page: Page) => main(page).getByRole('tabpanel', { name: 'List' }).getByRole('article');
const kinds = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const pending = (page: Page) => page.locator('[data-pending]');
const refresh = (page: Page) => main(page).getByRole('button', { name: 'Refresh' }).click();

/** The list opens on a phone that has none of it: its first row comes, and nothing that stands moves when the others do. */
async function openWhileItComes(phone: Phone): Promise<Page> {
  const page = await phone.context.newPage();
  let letThrough = () => {};
  const until = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/changes/reports*', async (route) => {
    const isFirst = !route.request().url().includes('since=');
    if (!isFirst) await until;
    const url = isFirst ? `${route.request().url()}&limit=1` : route.request().url();
    await route.continue({ url });
  });
  await page.goto('/disasters');
  const topOfFilters = async () => (await page.getByLabel('Type').boundingBox())?.y;
  await expect(main(page).getByText('Getting the list…')).toBeAttached();
  await expect(kinds(page)).toHaveCount(1);
  const before = await topOfFilters();
  letThrough();
  await expect(main(page).getByText(/^Last update:/)).toBeVisible();
  expect(await topOfFilters()).toBe(before);
  return page;
}

test('the confirmed disasters: nothing moves while they come, what is chosen stays in the address; one of them: what is known, needed and to be done', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeDisaster(relay, { disasterType: 'earthquake', status: 'pending' });
  await makeDisaster(relay, { disasterType: 'landslide', status: 'rejected', resolvedHours: 2, hours: 50 });
  await makeDisaster(relay, { disasterType: 'fire', severity: 'critical', hours: 4 });
  const id = await makeDisaster(relay, { location: MUZAFFARPUR, description: 'Water up to the roof.\nNo boat.' });
  await askForAid(relay, '26.2, 85.4', [
    { type: 'Drinking water', quantity: '200 litres', urgent: true },
    { type: 'Blankets', quantity: '40' },
  ]);
  const page = await openWhileItComes(phone);
  await expect(kinds(page)).toHaveText(['Flood', 'Fire', 'Landslide']);
  await expect(page).toHaveTitle(/Disasters/);
  await expect(main(page).getByText('Ward 7')).toHaveCount(0);
  await look(page, info, 'disasters');

  await page.getByLabel('Type').selectOption('fire');
  await expect(kinds(page)).toHaveText(['Fire']);
  await page.getByLabel('Status').selectOption('resolved');
  await expect(page.getByText('No disasters match your search.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Type')).toHaveValue('fire');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(kinds(page)).toHaveCount(3);
  expect(new URL(page.url()).search).toBe('');

  await kinds(page).getByRole('link', { name: 'Flood' }).press('Enter');
  await expect(heading(page, 'Flood')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(`/disaster/${id}`);
  await expect(main(page).getByText('No boat.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', `/donate?campaign=${id}`);
  const needs = main(page).locator('section').filter({ hasText: 'What is needed' }).getByRole('listitem');
  await expect(needs).toHaveText([/^Drinking water.*1 urgent.*1 request$/, /^Blankets.*1 request$/]);
  await expect(main(page).getByText('No donation has been recorded for this disaster.')).toBeVisible();
  await expect(main(page).getByText('Near Muzaffarpur, Bihar · 26.12, 85.40')).toBeVisible();
  await expect(main(page).getByText('Ward 7')).toHaveCount(0);
  await expect(main(page).getByText(/₹|%/)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^(Share|Copy the link)$/ })).toBeVisible();
  await look(page, info, 'disaster');
  await page.goBack();
  await expect(kinds(page)).toHaveText(['Flood', 'Fire', 'Landslide']);
});

test('in Arabic the nearest town keeps its letters, in a direction of its own, and the source of the names is told', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeDisaster(relay, { location: MUZAFFARPUR });
  const sea = await makeDisaster(relay, { disasterType: 'fire', location: { lati: -10, long: -30 }, hours: 4 });
  const page = await phone.context.newPage();
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  await page.goto('/disasters');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const article = main(page).getByRole('article').first();
  await expect(article).toContainText('قرب \u2068Muzaffarpur, Bihar\u2069 · \u206626.12, 85.40\u2069');
  await look(page, info, 'disasters-arabic');
  await article.getByRole('link').first().click();
  await expect(main(page).getByText('قرب \u2068Muzaffarpur, Bihar\u2069 · \u206626.12, 85.40\u2069')).toBeVisible();
  await look(page, info, 'disaster-arabic');
  await page.goto(`/disaster/${sea}`);
  await expect(main(page).getByText('قرب \u2066-10.00, -30.00\u2069')).toBeVisible();

  await page.goto('/about');
  await expect(main(page).getByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org/');
  await look(page, info, 'about-arabic');
});

test('on the map the same disasters, and in the list the nearest first, once asked for; the position stays on the phone', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeDisaster(relay, { location: MUZAFFARPUR, severity: 'critical', hours: 9 });
  await makeDisaster(relay, { disasterType: 'fire', location: { lati: 28.61, long: 77.21 }, hours: 1 });
  await makeDisaster(relay, { disasterType: 'fire', location: { lati: 0, long: 0 }, hours: 20 });
  const page = await phone.open('/disasters?view=map');
  await expect(main(page).getByText('2 disasters on the map. 1 has no known position.')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /Flood, Critical/ })
    .press('Enter');
  await expect(main(page).getByRole('link', { name: 'Flood' })).toBeVisible();
  await look(page, info, 'disasters-map');
  await page.getByRole('tab', { name: 'Map' }).press('ArrowLeft');
  await expect(kinds(page)).toHaveText(['Fire', 'Flood', 'Fire']);
  await expect(cards(page).getByText('Position not known')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await phone.context.grantPermissions([], { origin: relay.origin });
  await page.getByRole('button', { name: 'Nearest first' }).click();
  await expect(page.getByText('Your phone does not share its position. Newest first.')).toBeVisible();
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 26.5, longitude: 85.4 });
  await page.getByRole('button', { name: 'Nearest first' }).click();
  await expect(kinds(page)).toHaveText(['Flood', 'Fire', 'Fire']);
  await expect(cards(page).first()).toContainText('about 42 km from you');
  await page.getByRole('button', { name: 'Newest first' }).click();
  await expect(kinds(page)).toHaveText(['Fire', 'Flood', 'Fire']);
  expect(asked.filter((one) => one.includes('26.5'))).toEqual([]);
});

test('a disaster that comes later comes into view on the map, until the person has moved it', async ({
  onlinePhone: phone,
  relay,
}) => {
  const mark = (name: RegExp) => main(page).getByRole('button', { name });
  const shown = (count: number) => main(page).getByText(`${count} disasters on the map.`);
  await makeDisaster(relay, { location: MUZAFFARPUR });
  await makeDisaster(relay, { disasterType: 'fire', location: { lati: 28.61, long: 77.21 } });
  const page = await phone.open('/disasters?view=map');
  await expect(mark(/^Flood, /)).toBeVisible();
  await expect(shown(2)).toBeVisible();
  await makeDisaster(relay, { disasterType: 'earthquake', location: { lati: 14.6, long: 121 } });
  await refresh(page);
  await expect(mark(/^Earthquake, /)).toBeVisible();
  await mark(/^Zoom in$/).click();
  await makeDisaster(relay, { disasterType: 'hurricane', location: { lati: -12, long: -77 } });
  await refresh(page);
  await expect(shown(4)).toBeVisible();
  await expect(mark(/^Hurricane, /)).toHaveCount(0);
});

test('without the server what was seen stays and what was not is said to be missing; a report of this phone stands on top until the list has it', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  const id = await makeDisaster(relay, { disasterType: 'fire', location: MUZAFFARPUR });
  await phone.install();
  const page = await phone.open('/disasters');
  await kinds(page).getByRole('link', { name: 'Fire' }).click();
  await expect(main(page).getByText(/Nothing is asked for within 25 km/)).toBeVisible();
  await expect(main(page).getByText(/^Last update:/)).toBeVisible();
  const other = await makeDisaster(relay, { disasterType: 'earthquake', hours: 3 });
  await relay.stop();
  await page.goto(`/disaster/${id}`);
  await expect(main(page).getByText('Water up to the roof.')).toBeVisible();
  await expect(main(page).getByText('Near Muzaffarpur, Bihar · 26.12, 85.40')).toBeVisible();

  await page.goto('/report-disaster');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(heading(page, 'Saved on this phone')).toBeVisible();
  await page.goto('/disasters');
  await expect(pending(page).getByRole('listitem')).toHaveText([/^Flood.*Waits on this phone to be sent.*Ward 7/]);
  await expect(kinds(page)).toHaveText(['Fire']);
  await refresh(page);
  await expect(main(page).getByText(/The server cannot be reached/)).toBeVisible();
  await look(page, info, 'disasters-pending');

  await page.goto(`/disaster/${other}`);
  await expect(main(page).getByText('This disaster is not on this phone yet')).toBeVisible();
  await relay.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Earthquake')).toBeVisible();
  await page.goto('/disasters');
  await expect(pending(page).getByRole('listitem')).toHaveText([/^Flood.*Sent.*Ward 7/]);

  const [row] = await relay.query<{ id: string }>("SELECT id FROM reports WHERE status = 'pending'");
  await decide(relay, row?.id ?? '', 'approved');
  await decide(relay, id, 'rejected');
  await refresh(page);
  await expect(kinds(page)).toHaveText(['Flood', 'Earthquake']);
  await expect(pending(page)).toHaveCount(0);
  await page.goto(`/disaster/${id}`);
  await expect(heading(page, 'This disaster is not shown')).toBeVisible();
});

test('what an admin’s copy held is not seen by who comes after them', async ({ onlinePhone: phone, relay }) => {
  await makeAccount(relay, OMAR);
  const open = await makeDisaster(relay, { location: MUZAFFARPUR, address: 'Ward 7, behind the school' });
  await makeDisaster(relay, { disasterType: 'fire', status: 'pending' });
  const page = await phone.open('/login');
  await logIn(page, OMAR);
  await expect(heading(page, 'Admin dashboard')).toBeVisible();
  await page.goto('/disasters');
  await expect(kinds(page), 'what waits is no part of the public face').toHaveText(['Flood']);
  await expect(cards(page)).toContainText('Ward 7');
  await page.goto(`/disaster/${open}`);
  await expect(main(page).getByText('Position 26.12346, 85.39871')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await relay.stop();
  phone.console.expectFailedRequests();
  await page.goBack();
  await expect(main(page).getByText('Ward 7')).toHaveCount(0);
  await relay.start();
  await page.goto('/disasters');
  await expect(kinds(page)).toHaveText(['Flood']);
  await expect(main(page).getByText('Ward 7')).toHaveCount(0);
});
