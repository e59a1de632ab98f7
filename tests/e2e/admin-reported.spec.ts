import type { Page } from '@playwright/test';
import { makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const MUZAFFARPUR = { lati: 26.123456, long: 85.398712 };
const PATNA = { lati: 25.594095, long: 85.137565 };
const TAB = '/admin-dashboard?tab=reported';

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const cards = (page: Page) => page.locator('[data-report]');
const card = (page: Page, id: string) => page.locator(`[data-report="${id}"]`);
const details = (page: Page, id: string) => card(page, id).getByRole('link', { name: /^View Details/ });
const openFilters = async (page: Page) => {
  const filters = page.locator('details', { has: page.getByLabel('Search reports') });
  if ((await filters.getAttribute('open')) === null) await filters.locator('summary').click();
};

/** The tab Reported of an admin who has just logged in. */
async function openTab(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent(TAB)}`);
  await logIn(page, OMAR);
  await expect(page.getByRole('heading', { level: 2, name: 'Reported', exact: true })).toBeFocused();
  await expect(tab(page, /Pending Reports/)).toBeVisible();
  return page;
}

/** Scrolls until far more than a screen of them has gone by. Answers the report that is in sight then. */
async function reportFarDown(page: Page): Promise<string> {
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

test('reports stand by their status, as list and map, the late ones as such; what is held back is told of and found by words', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const page = await openTab(phone, relay);
  await expect(page.getByText('No pending disaster reports')).toBeVisible();
  const late = await makeDisaster(relay, {
    status: 'pending',
    location: PATNA,
    hours: 0,
    description: 'Help us now! '.repeat(60),
  });
  const hoursAgo62 = new Date(Date.now() - 62 * 3_600_000).toISOString();
  await change(relay, late, { name: 'x'.repeat(120), createdAt: hoursAgo62 });
  const small = await makeDisaster(relay, { status: 'pending', disasterType: 'fire', location: MUZAFFARPUR, hours: 3 });
  const held = await makeDisaster(relay, { status: 'pending', address: 'Ghat 4' });
  await change(relay, held, {}, 'triage');
  const active = await makeDisaster(relay, { disasterType: 'earthquake', severity: 'critical' });
  const resolved = await makeDisaster(relay, { status: 'rejected', resolvedHours: 2, hours: 9 });
  const dismissed = await makeDisaster(relay, { disasterType: 'hurricane', status: 'rejected' });
  await page.getByRole('button', { name: 'Look for news' }).click();
  for (const name of ['Pending Reports (2)', 'Active Disasters (1)', 'Resolved Disasters (1)']) {
    await expect(tab(page, name)).toBeVisible();
  }
  await expect(card(page, late)).toContainText('Made 62 hours ago');
  await expect(card(page, small)).toContainText('26.12346, 85.39871');
  await expect(card(page, held)).toBeHidden();
  await expect(page.getByText('1 report is held back for a look')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See them on the Desk' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  const foot = async (id: string) => {
    const box = await details(page, id).boundingBox();
    return box && Math.round(box.y + box.height);
  };
  // In a row of cards what can be done stands at the foot of each.
  await expect.poll(async () => (await foot(late)) === (await foot(small))).toBe(true);
  await openFilters(page);
  await look(page, info, 'reported');
  await page.getByLabel('Search reports').fill('ghat');
  await expect(card(page, held)).toContainText('Held back for a look');
  await page.getByLabel('Search reports').fill('');
  await tab(page, 'Map').click();
  await page.getByRole('button', { name: /Flood, Severe/ }).click();
  await expect(card(page, late)).toBeVisible();
  await look(page, info, 'reported-map');
  await tab(page, 'List').click();

  await tab(page, /Active Disasters/).click();
  await expect(card(page, active)).toContainText('Active since');
  expect(new URL(page.url()).searchParams.get('status')).toBe('active');
  await tab(page, /Resolved Disasters/).click();
  await expect(card(page, resolved)).toContainText('Resolved');
  await expect(card(page, dismissed)).toBeHidden();
  await page.getByRole('button', { name: 'Dismissed' }).click();
  await expect(card(page, dismissed)).toContainText('Dismissed');
  await expect(card(page, resolved)).toBeHidden();
});

test('filters by kind, age, place and words, keeps it in the address, and comes back to the report that was opened', async ({
  onlinePhone: phone,
  relay,
}) => {
  const near = await makeDisaster(relay, { status: 'pending', location: PATNA, hours: 30, address: 'Gandhi Maidan' });
  const far = await makeDisaster(relay, { status: 'pending', location: MUZAFFARPUR, disasterType: 'fire', hours: 2 });
  await makeMoreLike(relay, await makeDisaster(relay, { status: 'pending', hours: 40 }), 80);
  const page = await openTab(phone, relay);
  await expect(card(page, far)).toBeVisible();
  await openFilters(page);
  await page.getByLabel('Kind').selectOption('fire');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('How long ago').selectOption('within1d');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('How long ago').selectOption('');
  await page.getByLabel('Near a place').fill('Patna');
  await expect(page.getByText('Please write two numbers')).toBeVisible();
  await page.getByLabel('Near a place').fill('25.6, 85.1');
  await page.getByLabel('How far around').selectOption('10');
  await expect(card(page, near)).toContainText('km');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Search reports').fill('gandhi boat');
  await expect(page.getByText('No report fits what you look for.')).toBeVisible();
  await page.getByLabel('Search reports').fill('gandhi');
  await expect(card(page, near)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search reports')).toHaveValue('gandhi');
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Show all' }).first().click();
  const opened = await reportFarDown(page);
  await details(page, opened).click();
  await expect(page).toHaveURL(new RegExp(`/admin-dashboard/disaster/${opened}$`));
  await page.goBack();
  await expect(details(page, opened)).toBeFocused();
  await expect(details(page, opened)).toBeInViewport();
});

test('what the server finds is marked, comes page by page and gives way to another question; without a network the phone’s copy stands, and that it cannot be asked', async ({
  phone,
  relay,
}) => {
  const id = await makeDisaster(relay, { status: 'pending', location: PATNA, address: 'Gandhi Maidan' });
  await makeMoreLike(relay, await makeDisaster(relay, { status: 'pending', hours: 2 }), 137);
  const page = await openTab(phone, relay);
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(cards(page).first()).toContainText('From the server');
  await expect(page).toHaveURL(/source=server/);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(page.getByText('What the server found just now: 139 reports')).toBeVisible();
  await openFilters(page);
  await page.getByLabel('Search reports').fill('gandhi');
  await expect(card(page, id)).not.toContainText('From the server');
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(card(page, id)).toContainText('From the server');
  await page.reload();
  await expect(card(page, id)).toContainText('From the server');
  await page.getByLabel('Near a place').fill('26.12, 85.39');
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(page.getByText('No report fits what you look for.')).toBeVisible();

  phone.console.expectFailedRequests();
  await relay.stop();
  await page.goto(TAB);
  await expect(card(page, id)).toBeVisible();
  await expect(page.getByText(/^As of/)).toBeVisible();
  await page.getByRole('button', { name: 'Search on the server' }).click();
  await expect(page.getByText('There is no connection to the server.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to this phone’s copy' }).click();
  await expect(card(page, id)).toBeVisible();
});
