import type { Page } from 'playwright/test';
import { decide, makeDisaster, type MadeDisaster } from '../support/disasters.ts';
import { expectUnsent, submit } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { goOffline, goOnline } from '../support/offline.ts';

const HERE = { latitude: 25.61, longitude: 85.14, accuracy: 12 };
const FOUND = /^Flood near Patna, reported 2 hours ago, less than 900 m away: add yours to it\?/;
const CHECK = /^Check whether this is already reported \(up to 40\.0 kB\)$/;

const main = (page: Page) => page.getByRole('main');
const part = (page: Page) => main(page).getByRole('region', { name: 'Already reported?' });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const choose = (page: Page, type: string) => main(page).getByRole('radio', { name: type }).check();

async function makeNear(relay: Relay, made: MadeDisaster = {}): Promise<string> {
  const location = { lati: 25.612, long: 85.143 };
  const id = await makeDisaster(relay, { hours: 2, location, ...made });
  await relay.query('UPDATE reports SET lat = $2, lng = $3 WHERE id = $1', [id, location.lati, location.long]);
  return id;
}

/** The form of a phone that was here before, knows where it is, and what is reported. */
async function openKnowing(phone: Phone, relay: Relay): Promise<Page> {
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(HERE);
  await phone.install();
  const page = await phone.open('/report-disaster');
  await expect(main(page).getByText(/^Position found/)).toBeVisible();
  await choose(page, 'Flood');
  await expect(async () => {
    // By itself, or where the link seems thin, by a tap.
    if (await button(page, CHECK).isVisible()) await button(page, CHECK).click();
    await expect(part(page)).toContainText(/add yours to it|was reported near this place/, { timeout: 1000 });
  }).toPass();
  return page;
}

async function fillNew(page: Page): Promise<void> {
  for (const [name, words] of [
    ['description', 'The bridge is gone too'],
    ['name', 'Asha'],
    ['contactNumber', '9810012345'],
  ] as const)
    await page.locator(`[name=${name}]`).fill(words);
}

const sent = (relay: Relay) =>
  relay.query<{ id: string; body: { address: string }; addsTo: string | null; status: string }>(
    `SELECT id, body::json AS body, adds_to AS "addsTo", status FROM reports WHERE claim_hash IS NOT NULL ORDER BY reported_at`,
  );

test('without a network the form finds what is reported near already; what is new is added to it, and arrives as that', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  const disaster = await makeNear(relay);
  const page = await openKnowing(phone, relay);
  await goOffline(phone.context);
  await page.reload();
  await expect(main(page).getByText(/^Position found/)).toBeVisible();
  await choose(page, 'Fire');
  await expect(part(page)).toContainText('Nothing like this was reported near this place');
  const before = await main(page).getByRole('group', { name: 'Who can tell us more' }).boundingBox();
  await choose(page, 'Flood');
  await expect(part(page).getByText(FOUND)).toBeVisible();
  const after = await main(page).getByRole('group', { name: 'Who can tell us more' }).boundingBox();
  expect(after).toEqual(before);
  await look(page, info, 'add-found');

  await button(page, 'Add to this').click();
  const note = main(page).getByRole('group', { name: 'You are adding to: Flood near Patna' });
  await expect(note).toBeFocused();
  for (const name of ['disasterType', 'severity', 'address'])
    await expect(page.locator(`[name=${name}]`).first()).toBeHidden();
  await look(page, info, 'add-short');
  await button(page, 'Change type or place').click();
  await expect(page.locator('[name=address]')).toHaveValue('Near Patna');
  await page.reload();
  await expect(note).toBeVisible();
  await fillNew(page);
  await submit(page, '#report-form');
  await expect(main(page).getByText('Saved as more about Flood · Near Patna.')).toBeVisible();
  await page.goto('/outbox');
  await expect(main(page).getByText('More about a disaster: Flood')).toBeVisible();

  await goOnline(phone.context);
  await page.reload();
  await expect.poll(() => sent(relay)).toHaveLength(1);
  const [arrived] = await sent(relay);
  expect(arrived).toMatchObject({ addsTo: disaster, status: 'pending', body: { address: 'Near Patna' } });
  await page.goto(`/report-disaster?item=${arrived?.id}`);
  await expect(main(page).getByText('Sent as more about Flood · Near Patna.')).toBeVisible();
  await main(page).getByRole('link', { name: 'See how it stands' }).click();
  await expect(main(page).getByText('Sent as more about Flood near Patna.')).toBeVisible();
  await look(page, info, 'add-tracked');
});

test('what is added to a disaster that was dismissed meanwhile is a report of its own, and its sender reads so', async ({
  phone,
  relay,
}) => {
  phone.console.expectFailedRequests();
  const disaster = await makeNear(relay);
  const page = await openKnowing(phone, relay);
  await goOffline(phone.context);
  await button(page, 'Add to this').click();
  await fillNew(page);
  await submit(page, '#report-form');
  await expect(main(page).getByRole('heading', { level: 1, name: /^Saved/ })).toBeVisible();
  await expectUnsent(page, 1);
  await decide(relay, disaster, 'rejected');
  await goOnline(phone.context);
  await expectUnsent(page, 0);
  await expect.poll(() => sent(relay)).toMatchObject([{ addsTo: null, status: 'pending' }]);
  await main(page).getByRole('link', { name: 'See how it stands' }).click();
  await expect(main(page).getByText(/^The disaster you added to was closed meanwhile\./)).toBeVisible();
});

test('a new report is never held up: by what is found, after it was chosen, or where nothing is known', async ({
  phone,
  relay,
}) => {
  phone.console.expectFailedRequests();
  await makeNear(relay);
  const page = await openKnowing(phone, relay);
  await button(page, 'Add to this').click();
  await button(page, 'Report a new one instead').click();
  await expect(page.locator('[name=address]')).toBeVisible();
  await expect(page.locator('[name=disasterType]').first()).toBeFocused();
  await expect(part(page).getByText(FOUND)).toBeVisible();
  await button(page, 'Not the same').click();
  await expect(part(page).getByText(FOUND)).toHaveCount(0);
  await page.locator('[name=address]').fill('By the school');
  await fillNew(page);
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect(await sent(relay)).toMatchObject([{ addsTo: null, body: { address: 'By the school' } }]);
});

test('on a link that saves data nothing is fetched unasked; a tap brings it, and in Arabic it reads as well', async ({
  phone,
  relay,
}, info) => {
  await makeNear(relay);
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(HERE);
  await phone.context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    });
  });
  const asked: string[] = [];
  phone.context.on('request', (request) => {
    if (request.url().includes('/api/report/index')) asked.push(request.url());
  });
  await phone.install();
  const page = await phone.open('/report-disaster');
  await expect(main(page).getByText(/^Position found/)).toBeVisible();
  await choose(page, 'Flood');
  await expect(button(page, CHECK)).toBeVisible();
  await look(page, info, 'add-unasked');
  expect(asked).toEqual([]);
  await button(page, CHECK).click();
  await expect(part(page).getByText(FOUND)).toBeVisible();
  expect(asked).toHaveLength(1);
  // Where the phone is, nobody is told.
  expect(asked[0]).not.toContain('square');
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.reload();
  await main(page).locator('[name=disasterType][value=flood]').check();
  await expect(button(page, 'أضف إلى هذا')).toBeVisible();
  await expectNoViolation(page, 'add-arabic');
  expect(await sidewaysScroll(page)).toBe(0);
});
