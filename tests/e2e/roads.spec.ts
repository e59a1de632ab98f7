import type { Page } from 'playwright/test';
import { roadReportTexts as arabic } from '../../src/strings/ar/volunteers/road-report.ts';
import { fillReport, submit } from '../support/forms.ts';
import type { Phone, Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { tabTo } from '../support/keyboard.ts';
import { ASHA, logIn, makeAccount, OMAR } from '../support/people.ts';
import { expect, test } from '../support/route-journey.ts';
import { main, makeTask, openAs } from '../support/volunteers.ts';

/** Where the volunteer stands, and where the road to it is blocked: between the two the route's first leg goes east. */
const HERE = { latitude: 25.7, longitude: 85.05 };
const BLOCKED = { latitude: 25.7, longitude: 85.1 };
const PATNA = { lati: 25.61, long: 85.14 };

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const roads = (page: Page) => main(page).locator('[data-road]');
const marks = (page: Page) => main(page).locator('.leaflet-marker-pane [aria-label^="Blocked road"]');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'What blocks the road?' });

const known = (relay: Relay) =>
  relay.query<{ kind: string; state: string; lat: number; lng: number }>(
    'SELECT kind, state, lat, lng FROM road_blocks ORDER BY reported_at',
  );

async function openTask(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, ASHA);
  const id = await makeTask(relay, 3, { location: PATNA });
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(BLOCKED);
  return openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
}

test('two taps without a network report a blocked road; an admin confirms it by keys, and everybody sees it on the map', async ({
  phone,
  onlinePhone,
  newPhone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, OMAR);
  const page = await openTask(phone, relay);
  await expect(main(page).getByText(/^No blocked road is known here\./)).toBeVisible();
  // The sheet is there once its button was pressed before; a phone that has only just come gets it when it is asked for.
  await button(page, 'Report a blocked road').click();
  await expect(sheet(page).getByText('It goes to where you are now.')).toBeVisible();
  await look(page, info, 'road-sheet');
  await sheet(page).getByRole('button', { name: 'Close', exact: true }).click();

  await phone.context.setOffline(true);
  await button(page, 'Report a blocked road').click();
  await sheet(page).getByRole('button', { name: 'Flooded' }).click();
  await expect(page.getByText('The blocked road is saved on this phone.').first()).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await main(page).getByText('1 blocked road', { exact: true }).click();
  await expect(roads(page)).toContainText('Floodednot confirmed');
  await expect(roads(page)).toContainText('Saved on this phone. It is sent once you’re online.');
  await expect(marks(page)).toHaveAttribute('aria-label', /^Blocked road: flooded, not confirmed, reported /);
  expect(await known(relay)).toEqual([]);

  await phone.context.setOffline(false);
  await expect.poll(() => known(relay)).toEqual([{ kind: 'flooded', state: 'reported', lat: 25.7, lng: 85.1 }]);
  await expect(roads(page)).not.toContainText('Saved on this phone.');
  await look(page, info, 'road-on-task');

  const stranger = await newPhone.open('/disasters?view=map');
  await expect(main(stranger).getByText(/^No blocked road is known here\./)).toBeVisible();
  await expect(marks(stranger)).toHaveCount(0);

  const desk = await onlinePhone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=desk&part=roads')}`);
  await logIn(desk, OMAR);
  await expect(roads(desk)).toContainText('Floodednot confirmed');
  await expect(marks(desk)).toHaveCount(1);
  await look(desk, info, 'roads-desk');
  await tabTo(desk, main(desk).getByRole('button', { name: /^Confirm: Flooded, .*\p{L}/u }));
  await desk.keyboard.press('Enter');
  await expect(roads(desk)).toContainText('Floodedconfirmed');
  await expect.poll(async () => (await known(relay))[0]?.state).toBe('confirmed');
  await expect(main(desk).getByRole('button', { name: /^Confirm again: Flooded, .*\p{L}/u })).toBeFocused();

  // A slip is taken back, and the road waits for a decision again.
  await button(desk, 'Undo').click();
  await expect(roads(desk)).toContainText('Floodednot confirmed');
  await expect.poll(async () => (await known(relay))[0]?.state).toBe('reported');
  await look(desk, info, 'road-undone');
  await button(desk, /^Confirm: Flooded, /).click();
  await expect.poll(async () => (await known(relay))[0]?.state).toBe('confirmed');

  await stranger.reload();
  // The map goes to the disaster: the road is some kilometres from it.
  const zoomOut = main(stranger).getByRole('button', { name: 'Zoom out' });
  await expect(async () => {
    if ((await marks(stranger).count()) === 0) await zoomOut.click();
    await expect(marks(stranger)).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expect(marks(stranger)).toHaveAttribute('aria-label', /^Blocked road: flooded, confirmed, reported /);
  await main(stranger).getByText('1 blocked road', { exact: true }).click();
  await expect(roads(stranger)).toContainText('Floodedconfirmed');
  await look(stranger, info, 'roads-public');

  await button(desk, /^Lift: Flooded, /).click();
  await expect(main(desk).getByRole('heading', { name: 'Over in the last day' })).toBeVisible();
  await expect.poll(async () => (await known(relay))[0]?.state).toBe('lifted');
  await stranger.reload();
  await expect(main(stranger).getByText(/^No blocked road is known here\./)).toBeVisible();
});

test('a route that passes a blocked road says so beside it, and what blocks a road is asked in Arabic too', async ({
  phone,
  relay,
}, info) => {
  const page = await openTask(phone, relay);
  await button(page, 'Report a blocked road').click();
  await expect(sheet(page).getByText('It goes to where you are now.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Bridge out' }).click();
  await expect(sheet(page)).toBeHidden();
  await phone.context.setGeolocation(HERE);
  await button(page, 'Show route').click();
  await expect(main(page).getByRole('alert')).toHaveText(
    /^This route passes a blocked road reported (just now|\d+ seconds ago): bridge out, not confirmed\.$/,
  );
  await look(page, info, 'route-blocked');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Language and display' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await button(page, arabic.report).click();
  await expect(page.getByRole('dialog', { name: arabic.title })).toBeVisible();
  await look(page, info, 'road-sheet-arabic');
});

test('a report of anybody may say that the road is blocked where it is', async ({ onlinePhone, relay }, info) => {
  await onlinePhone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await onlinePhone.context.setGeolocation(BLOCKED);
  const page = await onlinePhone.open('/report-disaster');
  await fillReport(page);
  const kind = page.getByLabel('What blocks the road');
  await expect(kind).toBeHidden();
  await page.getByLabel('The road here is blocked').check();
  await kind.selectOption('debris');
  await look(page, info, 'report-road');
  // Who has allowed it before is not asked again: the form looks for the place as it opens.
  await expect(page.getByText(/^Position found/)).toBeVisible();
  await submit(page, '#report-form');
  await expect.poll(() => known(relay)).toMatchObject([{ kind: 'debris', state: 'reported', lat: 25.7, lng: 85.1 }]);
});
