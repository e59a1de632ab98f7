import type { Page } from 'playwright/test';
import { VIEWPORTS } from '../support/chromium.ts';
import { makeDisaster } from '../support/disasters.ts';
import { Hand } from '../support/hand.ts';
import { expect, test } from '../support/journey.ts';
import { ASHA, logIn, makeAccount, OMAR } from '../support/people.ts';
import { makeWork } from '../support/volunteer-work.ts';

const main = (page: Page) => page.getByRole('main');

test('at a desk a double is dismissed in three taps, from the list on', async ({ onlinePhone: phone, relay }) => {
  const location = { lati: 26.123456, long: 85.398712 };
  const first = await makeDisaster(relay, { status: 'pending', severity: 'critical', location, hours: 2 });
  const double = await makeDisaster(relay, { status: 'pending', severity: 'severe', location, hours: 1 });
  await makeAccount(relay, OMAR);
  const page = await phone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=reported')}`);
  await page.setViewportSize(VIEWPORTS.desk);
  await logIn(page, OMAR);
  const row = (id: string) => page.locator(`[data-desk] [data-report="${id}"]`);
  await expect(row(double)).toContainText('1 possible double');
  const hand = new Hand();
  await hand.tap(row(double));
  const same = page.getByRole('region', { name: 'May be the same event' });
  await hand.tap(same.getByRole('button', { name: 'Merge', exact: true }));
  await expect
    .poll(() => relay.query('SELECT same_as AS into FROM reports WHERE id = $1', [double]))
    .toEqual([{ into: first }]);
  expect(hand.taps).toBeLessThanOrEqual(3);
});

test('at a desk the map of a disaster stands beside what was reported of it, on a phone below', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, OMAR);
  const disaster = await makeDisaster(relay, { location: { lati: 26.123456, long: 85.398712 } });
  const page = await phone.open(`/login?next=${encodeURIComponent(`/admin-dashboard/disaster/${disaster}`)}`);
  await logIn(page, OMAR);
  const boxes = async () => {
    const facts = await main(page).getByRole('heading', { name: 'Facts' }).boundingBox();
    const map = await main(page).locator('.leaflet-container').boundingBox();
    return facts && map ? { facts, map } : undefined;
  };
  await expect.poll(async () => (await boxes()) !== undefined).toBe(true);
  const below = await boxes();
  expect(below?.map.y).toBeGreaterThan(below?.facts.y ?? Number.NaN);
  await page.setViewportSize(VIEWPORTS.desk);
  await expect
    .poll(async () => {
      const { facts, map } = (await boxes()) ?? {};
      return facts && map && map.x > facts.x + facts.width && map.y < VIEWPORTS.desk.height;
    })
    .toBe(true);
});

test('reported work is confirmed and its disaster resolved in four taps, on one screen', async ({
  onlinePhone: phone,
  relay,
}) => {
  await makeAccount(relay, ASHA);
  await makeAccount(relay, OMAR);
  const disaster = await makeDisaster(relay);
  await makeWork(relay, { email: ASHA.email, disasterId: disaster, state: 'done', hours: 5 });
  const address = `/admin-dashboard/disaster/${disaster}`;
  const page = await phone.open(`/login?next=${encodeURIComponent(address)}`);
  await logIn(page, OMAR);
  const hand = new Hand();
  await hand.tap(main(page).getByRole('button', { name: `Confirm: ${ASHA.name}`, exact: true }));
  await expect(main(page).getByText(`The work of ${ASHA.name} is confirmed.`)).toBeVisible();
  await hand.tap(main(page).getByRole('button', { name: 'Mark as Resolved', exact: true }));
  // It leads back to the list only once it is done.
  expect(new URL(page.url()).pathname).toBe(address);
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Mark as Resolved', exact: true }));
  await expect
    .poll(() => relay.query('SELECT resolved_at IS NOT NULL AS resolved FROM reports WHERE id = $1', [disaster]))
    .toEqual([{ resolved: true }]);
  expect(await relay.query('SELECT state FROM acceptances')).toEqual([{ state: 'completed' }]);
  expect(hand.taps).toBeLessThanOrEqual(4);
});
