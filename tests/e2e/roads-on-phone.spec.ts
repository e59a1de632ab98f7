import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { keepArea } from '../../server/road-tiles/road-files.ts';
import { VIEWPORTS } from '../support/chromium.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount, OMAR } from '../support/people.ts';
import { builtFrom } from '../support/roads/roads-of.ts';
import { main, makeTask, openAs } from '../support/volunteers.ts';

/** A volunteer's way over the roads that the phone has: a low road, and a longer high road for when that is blocked. */
const HERE = { latitude: 25.6, longitude: 85.1 };
const PLACE = { lati: 25.6, long: 85.12 };
const BLOCKED = { latitude: 25.6, longitude: 85.11 };

const way = (id: number, nodes: number[], name: string) =>
  `<way id="${id}">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}<tag k="highway" v="primary"/><tag k="name" v="${name}"/></way>`;
const OSM = `<osm version="0.6">
<node id="1" lat="25.6" lon="85.1"/><node id="2" lat="25.6" lon="85.105"/><node id="3" lat="25.6" lon="85.115"/><node id="4" lat="25.6" lon="85.12"/>
<node id="5" lat="25.61" lon="85.105"/><node id="6" lat="25.61" lon="85.115"/>
${way(1, [1, 2, 3, 4], 'Low Road')}${way(2, [2, 5, 6, 3], 'High Road')}</osm>`;

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const steps = (page: Page) => main(page).getByRole('list', { name: 'Turn by turn' }).locator('li [data-step]');

/** Over a link that counts as thin the phone asks before it fetches. */
async function fetchWhereAsked(page: Page): Promise<void> {
  const fetching = main(page).getByRole('button', { name: /^Fetch the roads \(/ });
  await expect(steps(page).first().or(fetching)).toBeVisible();
  if (await fetching.isVisible()) await fetching.click();
}

test('a volunteer has the way by the roads on the phone, without a network too, and around a confirmed road block', async ({
  phone,
  onlinePhone,
  relay,
}, info) => {
  keepArea(join(relay.dataDir, 'roads'), 'patna', await builtFrom(OSM));
  await makeAccount(relay, ASHA);
  await makeAccount(relay, OMAR);
  const id = await makeTask(relay, 3, { location: PLACE });
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(HERE);
  const page = await openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
  await expect(main(page).getByText('Our server learns only which squares of the map you need.')).toBeVisible();
  await button(page, 'Show route').click();
  await fetchWhereAsked(page);
  await expect(steps(page)).toHaveText(['Head east along Low Road, then 2 km', 'You are there']);
  await expect(main(page).getByText(/© OpenStreetMap contributors, /)).toBeVisible();
  await look(page, info, 'roads-on-phone');

  phone.console.expectFailedRequests();
  await phone.context.setOffline(true);
  await page.reload();
  await button(page, 'Show route').click();
  await expect(steps(page)).toHaveText(['Head east along Low Road, then 2 km', 'You are there']);
  await phone.context.setOffline(false);

  await phone.context.setGeolocation(BLOCKED);
  await button(page, 'Report a blocked road').click();
  await page.getByRole('dialog', { name: 'What blocks the road?' }).getByRole('button', { name: 'Flooded' }).click();
  await expect(main(page).getByRole('alert')).toContainText('flooded, not confirmed');
  await phone.context.setGeolocation(HERE);
  await button(page, 'Show a way around (roads on this phone)').click();
  await expect(steps(page)).toHaveText([
    'Head east along Low Road, then 500 m',
    /^Turn left onto High Road/,
    /^Turn right onto Low Road|^Turn left onto Low Road/,
    'You are there',
  ]);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await look(page, info, 'roads-on-phone-around');

  // What the volunteer has seen blocked is so after a reload too, and when it was sent, confirmed or not.
  for (const size of [VIEWPORTS.desk, VIEWPORTS.phone]) {
    await page.setViewportSize(size);
    await page.reload();
    await button(page, 'Show route').click();
    await expect(steps(page).nth(1)).toHaveText(/^Turn left onto High Road/);
  }

  const desk = await onlinePhone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=desk&part=roads')}`);
  await logIn(desk, OMAR);
  await main(desk)
    .getByRole('button', { name: /^Confirm: Flooded/ })
    .click();
  await expect
    .poll(async () => (await relay.query<{ state: string }>('SELECT state FROM road_blocks'))[0]?.state)
    .toBe('confirmed');
  await page.reload();
  await main(page).getByText('1 blocked road', { exact: true }).click();
  await expect(main(page).locator('[data-road]')).toContainText('Floodedconfirmed');
  await button(page, 'Show route').click();
  await expect(steps(page).nth(1)).toHaveText(/^Turn left onto High Road/);
});
