import type { Page } from 'playwright/test';
import { askForAid } from '../support/disasters.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { keepPart } from '../support/kept-part.ts';
import { look } from '../support/look.ts';

const ALL = 300;
const KEPT = 30;

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => main(page).getByRole('tabpanel', { name: 'List' });
const rest = (page: Page) => main(page).getByRole('region', { name: 'More from the server' });
const kinds = (page: Page) => panel(page).getByRole('article').getByRole('heading', { level: 3 });

/**
 * Floods, a minute apart, the newest is number 1; two old landslides among them, of which number 280 is at 10, 20 and all others are far
 * from there.
 */
async function fill(relay: Relay): Promise<void> {
  await relay.query(
    `INSERT INTO reports (id, owner, body, disaster_type, severity, status, reported_at, photos_to_follow, shown, active_since, lat, lng, cell)
     SELECT gen_random_uuid(), 'anonymous',
            json_build_object('disasterType', type, 'severity', 'severe', 'address', 'Ward 7', 'name', 'Asha', 'contactNumber', '0177',
              'description', 'Number ' || n || '.', 'location', json_build_object('lati', lat, 'long', lng))::text,
            type, 'severe', 'approved', now() - make_interval(mins => n), 0, true, now(), lat, lng,
            floor((lat + 90) * 10)::int * 3600 + floor((lng + 180) * 10)::int
     FROM (SELECT n, CASE WHEN n IN (250, 280) THEN 'landslide' ELSE 'flood' END AS type,
                  CASE WHEN n = 280 THEN 10.05 ELSE 26.05 END::float8 AS lat, CASE WHEN n = 280 THEN 20.05 ELSE 85.05 END::float8 AS lng
           FROM generate_series(1, ${ALL}) AS made (n)) AS row`,
  );
}

test('what a phone does not keep is found on the server: as its list goes on, by a choice, and near by; without it nothing is said to be missing', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await fill(relay);
  await phone.install();
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 10.061234, longitude: 20.061234 });
  const page = await phone.open('/disasters');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect(main(page).getByText(/^Last update:/)).toBeVisible();
  await page.getByLabel('Type').selectOption('landslide');
  await expect(kinds(page)).toHaveCount(2);
  // All of it is here: the server is asked for nothing more.
  expect(asked.filter((url) => url.includes('find-disasters'))).toEqual([]);

  await keepPart(page, 'reports', KEPT);
  await page.goto('/disasters');
  await expect(panel(page).getByText('Number 1.', { exact: true })).toBeVisible();
  await rest(page).getByRole('heading', { level: 3, name: 'More from the server' }).scrollIntoViewIfNeeded();
  await expect(rest(page).getByText(`Number ${KEPT + 1}.`, { exact: true })).toBeVisible();
  await expect(rest(page).getByText(`Number ${KEPT}.`, { exact: true })).toHaveCount(0);
  await look(page, info, 'disasters-rest');
  const more = rest(page).getByRole('button', { name: 'Show more' });
  await expect(async () => {
    // It goes on by itself as well, where its end comes near.
    if (await more.isVisible()) await more.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(rest(page).getByText(`${ALL - KEPT} found on the server.`)).toBeAttached({ timeout: 500 });
  }).toPass();

  await page.getByLabel('Type').selectOption('landslide');
  await expect(kinds(page)).toHaveText(['Landslide', 'Landslide']);
  await expect(rest(page).getByText('2 found on the server.')).toBeVisible();
  await kinds(page).first().getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Landslide' })).toBeVisible();
  await expect(main(page).getByText('Number 250.')).toBeVisible();
  await page.goBack();
  await expect(kinds(page)).toHaveCount(2);
  await page.getByLabel('Type').selectOption('earthquake');
  await expect(page.getByText('No disasters match your search.')).toBeVisible();

  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(panel(page).getByText(/the server is told your position to about 1 km/)).toBeVisible();
  await page.getByRole('button', { name: 'Nearest first' }).click();
  await expect(kinds(page).first()).toHaveText('Landslide');
  await expect(panel(page).getByRole('article').first()).toContainText('from you');
  await expect(async () => {
    const further = panel(page).getByRole('button', { name: 'Show more' });
    if (await further.isVisible()) await further.click({ timeout: 1_000 }).catch(() => undefined);
    const end = panel(page).getByText(/more than 150 km away are shown only where this phone keeps them/);
    await expect(end).toBeAttached({ timeout: 500 });
  }).toPass();
  expect(asked.filter((url) => url.includes('10.06123') || url.includes('20.06123'))).toEqual([]);
  expect(asked.some((url) => url.includes('lati=10.06&long=20.06'))).toBe(true);
  await look(page, info, 'disasters-nearest-rest');

  await relay.stop();
  await page.goto('/disasters?type=landslide');
  await expect(
    page.getByText('None of the disasters kept on this phone match. This phone keeps 30 of 300.'),
  ).toBeVisible();
  await expect(page.getByText('No disasters match your search.')).toHaveCount(0);
  await expect(page.getByText('No disaster is confirmed right now.')).toHaveCount(0);
  await look(page, info, 'disasters-rest-offline');
  await relay.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(kinds(page)).toHaveCount(2);
});

test('what is needed is told by the server where a phone keeps a part of the requests, and without it nothing is said to be all', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await fill(relay);
  for (const kind of ['Blankets', 'Drinking water', 'Food']) {
    await askForAid(relay, '26.06, 85.06', [{ type: kind, quantity: '4', urgent: kind === 'Food' }]);
  }
  await phone.install();
  const page = await phone.open('/disasters');
  await panel(page).getByRole('article').first().getByRole('link').click();
  const needs = main(page).locator('section').filter({ hasText: 'What is needed' });
  await expect(needs.getByRole('listitem')).toHaveCount(3);
  await expect(
    main(page)
      .getByText(/^Last update:/)
      .first(),
  ).toBeVisible();
  for (const [kept, offline] of [
    [1, 1],
    [0, 0],
  ] as const) {
    await keepPart(page, 'aid', kept);
    await page.reload();
    await expect(needs.getByRole('listitem')).toHaveCount(3);
    await expect(needs.getByText('This phone keeps only a part of the requests')).toHaveCount(0);
    await relay.stop();
    await page.reload();
    await expect(needs.getByText('This phone keeps only a part of the requests: there may be more.')).toBeVisible();
    await expect(needs.getByRole('listitem')).toHaveCount(offline);
    await expect(main(page).getByText('At least 1')).toHaveCount(offline);
    await expect(needs.getByText(/Nothing is asked for/)).toHaveCount(0);
    await relay.start();
  }
  await look(page, info, 'disaster-needs-part');
});
