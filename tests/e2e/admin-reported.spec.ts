import type { Page } from 'playwright/test';
import { makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const MUZAFFARPUR = { lati: 26.123456, long: 85.398712 };
/** Out of sight where a map shows the two of them. */
const NORTH_OF_IT = { lati: 26.9, long: 85.4 };
const PATNA = { lati: 25.594095, long: 85.137565 };
/** Cards stand beside each other; there is no room for details beside a list. */
const TABLET = { width: 900, height: 800 };
const TAB = '/admin-dashboard?tab=reported';

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const search = (page: Page) => page.getByLabel('Search reports');
const cards = (page: Page) => page.locator('[data-report]');
const card = (page: Page, id: string) => page.locator(`[data-report="${id}"]`);
const details = (page: Page, id: string) => card(page, id).getByRole('link', { name: /^View Details/ });
const openFilters = async (page: Page) => {
  const filters = page.locator('details', { has: search(page) });
  if ((await filters.getAttribute('open')) === null) await filters.locator('summary').click();
};

/** The tab Reported of an admin who has just logged in. */
async function openTab(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent(TAB)}`);
  await logIn(page, OMAR);
  await expect(page.getByRole('heading', { level: 2, name: 'Reported', exact: true })).toBeFocused();
  await expect(tab(page, /Pending Reports/)).toBeVisible();
  // The most urgent come first until somebody chooses otherwise, which this device keeps.
  await openFilters(page);
  await page.getByLabel('Order').selectOption('Newest first');
  return page;
}

/** Scrolls until far more than a screen of them has gone by. Answers the report that is in sight then. */
async function reportFarDown(page: Page): Promise<string> {
  await page.mouse.move(100, 400);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000);
      return Number(await cards(page).last().locator('..').getAttribute('aria-posinset'));
    })
    .toBeGreaterThan(70);
  return (await cards(page).last().getAttribute('data-report')) ?? '';
}

/** Many more like this one, each reported an hour before the last. */
async function makeMoreLike(relay: Relay, id: string, count: number): Promise<void> {
  await relay.query(
    `INSERT INTO reports (id, owner, body, disaster_type, severity, status, reported_at, photos_to_follow, shown)
     SELECT gen_random_uuid(), owner, body, disaster_type, severity, status, reported_at - make_interval(hours => place), 0, shown
     FROM reports, generate_series(1, $2) AS place WHERE id = $1`,
    [id, count],
  );
}

/** Puts something into a report that its maker said, or that the server found. */
async function change(relay: Relay, id: string, body: object, lane = 'main'): Promise<void> {
  await relay.query('UPDATE reports SET body = (body::jsonb || $2::jsonb)::text, lane = $3 WHERE id = $1', [
    id,
    JSON.stringify(body),
    lane,
  ]);
}

test('reports stand by their status, as list and map, the late ones as such; what is looked for stays in the address; who opens one comes back to it; the server is asked for more, and without a network the phone’s copy stands', async ({
  phone,
  relay,
}, info) => {
  const description = 'Help us now! '.repeat(60);
  const late = await makeDisaster(relay, { status: 'pending', location: PATNA, hours: 0, description });
  const hoursAgo62 = new Date(Date.now() - 62 * 3_600_000).toISOString();
  await change(relay, late, { name: 'x'.repeat(120), createdAt: hoursAgo62 });
  const small = await makeDisaster(relay, { status: 'pending', disasterType: 'fire', location: MUZAFFARPUR, hours: 3 });
  const held = await makeDisaster(relay, { status: 'pending', address: 'Ghat 4' });
  await change(relay, held, {}, 'triage');
  const active = await makeDisaster(relay, { disasterType: 'earthquake', severity: 'critical' });
  const resolved = await makeDisaster(relay, { status: 'rejected', resolvedHours: 2, hours: 9 });
  const dismissed = await makeDisaster(relay, { disasterType: 'hurricane', status: 'rejected' });
  await makeMoreLike(relay, await makeDisaster(relay, { status: 'pending', hours: 40 }), 80);
  const page = await openTab(phone, relay);
  for (const name of ['Pending Reports (83)', 'Active Disasters (1)', 'Resolved Disasters (1)']) {
    await expect(tab(page, name)).toBeVisible();
  }
  await expect(card(page, late)).toContainText('Made 62 hours ago');
  await expect(card(page, held)).toBeHidden();
  await expect(page.getByText('1 report is held for review')).toBeVisible();
  await page.setViewportSize(TABLET);
  const foot = async (id: string) => {
    const box = await details(page, id).boundingBox();
    return box && Math.round(box.y + box.height);
  };
  // In a row of cards what can be done stands at the foot of each.
  await expect.poll(async () => (await foot(late)) === (await foot(small))).toBe(true);
  await openFilters(page);
  await look(page, info, 'reported');
  const opened = await reportFarDown(page);
  await details(page, opened).click();
  await expect(page).toHaveURL(new RegExp(`/admin-dashboard/disaster/${opened}$`));
  await page.goBack();
  await expect(details(page, opened)).toBeFocused();
  await expect(details(page, opened)).toBeInViewport();

  await tab(page, 'Map').click();
  await expect(page.getByRole('button', { name: /Flood, Severe/ })).toBeVisible();
  await makeDisaster(relay, { status: 'pending', disasterType: 'landslide', location: NORTH_OF_IT });
  await expect(page.getByRole('button', { name: /Landslide, Severe/ })).toBeVisible();
  await page.getByRole('button', { name: /Flood, Severe/ }).click();
  await expect(card(page, late)).toBeVisible();
  await tab(page, 'List').click();
  await tab(page, /Active Disasters/).click();
  await expect(card(page, active)).toContainText('Active since');
  await tab(page, /Resolved Disasters/).click();
  await expect(card(page, resolved)).toContainText('Resolved');
  await expect(card(page, dismissed)).toBeHidden();
  await page.getByRole('button', { name: 'Dismissed' }).click();
  await expect(card(page, dismissed)).toContainText('Dismissed');
  await expect(card(page, resolved)).toBeHidden();
  await tab(page, /Pending Reports/).click();
  await openFilters(page);
  await search(page).fill('ghat');
  await expect(card(page, held)).toContainText('Held for review');
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(card(page, held)).toContainText('From the server');
  await expect(page).toHaveURL(/source=server/);

  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await expect(search(page)).toHaveValue('ghat');
  await expect(page.getByText('There is no connection to the server.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to this phone’s copy' }).click();
  await expect(card(page, held)).not.toContainText('From the server');
  await expect(page.getByText(/^Last update:/)).toBeVisible();
});

test('a list of hundreds stands in parts, each from its beginning; who opens a report of a later one comes back to it', async ({
  phone,
  relay,
}, info) => {
  const newest = await makeDisaster(relay, { status: 'pending', hours: 40 });
  await makeMoreLike(relay, newest, 650);
  const page = await openTab(phone, relay);
  const next = page.getByRole('button', { name: 'Show the next ones' });
  const part = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(card(page, newest)).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('End');
        return next.isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);
  await expect(page.getByText('600 reports and more')).toBeVisible();
  await next.click();
  await expect(part('601 to 651')).toBeFocused();
  await expect(page.getByText('651 reports', { exact: true })).toBeVisible();
  await expect(cards(page).first()).toBeInViewport();
  await expect(next).toBeHidden();
  const opened = (await cards(page).nth(20).getAttribute('data-report')) ?? '';
  await details(page, opened).click();
  await expect(page).toHaveURL(new RegExp(`/admin-dashboard/disaster/${opened}$`));
  await page.goBack();
  await expect(details(page, opened)).toBeFocused();
  await expect(part('601 to 651')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the ones before' }).click();
  await expect(part('1 to 600')).toBeFocused();
  await expect(card(page, newest)).toBeInViewport();
  await look(page, info, 'part');
});

test('who opens a report goes on to the next undecided one, and back to the list as it was', async ({
  phone,
  relay,
}) => {
  const newest = await makeDisaster(relay, { status: 'pending', hours: 1 });
  const next = await makeDisaster(relay, { status: 'pending', severity: 'critical', hours: 3 });
  await makeDisaster(relay, { disasterType: 'fire' });
  const page = await openTab(phone, relay);
  await search(page).fill('roof');
  await expect(cards(page)).toHaveCount(2);
  await details(page, newest).click();
  await expect(page).toHaveURL(new RegExp(`/admin-dashboard/disaster/${newest}$`));
  await page.getByRole('link', { name: 'Next undecided report' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin-dashboard/disaster/${next}$`));
  await expect(page.getByRole('main').getByText('Critical', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(search(page)).toHaveValue('roof');
  await expect(cards(page)).toHaveCount(2);
  await expect(details(page, newest)).toBeFocused();
});
