import type { Page } from 'playwright/test';
import { expect, test, type Relay } from '../support/journey.ts';
import { keepPart } from '../support/kept-part.ts';
import { look } from '../support/look.ts';

/** So many are confirmed, and so many of those does the phone keep: fewer than a part has, so that some stand alone in the first view. */
const ALL = 700;
const KEPT = 40;

const main = (page: Page) => page.getByRole('main');
const map = (page: Page) => page.getByRole('group', { name: 'Map of the disasters' });
const numbers = (page: Page) => map(page).getByRole('button', { name: /^[\d,]+ places?\. Opens the map there\.$/ });
const kept = (page: Page) => main(page).getByText(new RegExp(`^Kept on this phone: \\d+ of ${ALL}$`));
const inView = (page: Page, count: number | RegExp) =>
  main(page).getByText(
    new RegExp(
      `${typeof count === 'number' ? count : count.source} active disasters? in view\\. Counted by the server `,
    ),
  );

/** Three hundred floods in Bihar, as many fires in Luzon, and a hundred in Peru, straight into the database; some grave, none newer than the day before. */
async function fill(relay: Relay): Promise<void> {
  await relay.query(
    `INSERT INTO reports (id, owner, body, disaster_type, severity, status, reported_at, active_since, photos_to_follow, shown, lat, lng)
     SELECT gen_random_uuid(), 'anonymous',
            json_build_object('disasterType', type, 'severity', severity, 'location', json_build_object('lati', lat, 'long', lng),
              'address', 'Ward 7', 'description', 'Water up to the roof.', 'name', 'Asha', 'contactNumber', '0177')::text,
            type, severity, 'approved', now() - interval '1 day' - n * interval '1 minute', now() - interval '1 day', 0, true, lat, lng
     FROM (SELECT n, CASE WHEN n <= 300 THEN 'flood' WHEN n <= 600 THEN 'fire' ELSE 'landslide' END AS type,
                  CASE WHEN n % 50 = 0 THEN 'critical' ELSE 'moderate' END AS severity,
                  CASE WHEN n <= 300 THEN 25 + n % 20 / 10.0 WHEN n <= 600 THEN 14 + n % 30 / 10.0 ELSE -13 + n % 10 / 10.0 END::float8 AS lat,
                  CASE WHEN n <= 300 THEN 84 + n % 30 / 10.0 WHEN n <= 600 THEN 120 + n % 10 / 10.0 ELSE -77 + n % 20 / 10.0 END::float8 AS lng
           FROM generate_series(1, ${ALL}) AS made (n)) AS row`,
  );
}

const sumOf = async (page: Page) =>
  (await numbers(page).allTextContents()).reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0);

test('where the phone keeps a part, the map shows what the server counts, and a number opens until each disaster stands alone; without the server it shows what is kept, and says so', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await fill(relay);
  const page = await phone.open('/disasters');
  await expect(main(page).getByText(/^Last update:/)).toBeVisible();
  await keepPart(page, 'reports', KEPT);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/report/cells')) asked.push(decodeURIComponent(request.url()));
  });
  await page.goto('/disasters?view=map');
  await expect(kept(page)).toBeVisible();
  // The newest are floods in Bihar, where the map opens.
  await expect(inView(page, 300)).toBeVisible();
  await expect(main(page).getByText('Choose a number on the map to see it closer.')).toBeVisible();
  await expect.poll(() => sumOf(page)).toBe(300);
  await look(page, info, 'disasters-clusters');

  // A number leads to smaller ones, and those to the disasters themselves.
  const oneByOne = main(page).getByText(`${KEPT} disasters on the map.`);
  const marks = page.locator('.leaflet-marker-pane');
  for (let step = 0; (await oneByOne.count()) === 0; step += 1) {
    expect(step).toBeLessThan(4);
    const drawn = await marks.innerHTML();
    await numbers(page).first().press('Enter');
    await expect.poll(() => marks.innerHTML()).not.toBe(drawn);
  }
  await expect(kept(page)).toBeVisible();
  const before = asked.length;
  await map(page).press('+');
  await expect(inView(page, /\d+/)).toHaveCount(0);

  // Wide enough for the whole Earth.
  await page.setViewportSize({ width: 760, height: 900 });
  for (let out = 0; out < 10; out += 1) await map(page).press('-');
  await expect(inView(page, ALL)).toBeVisible();
  await expect.poll(() => sumOf(page)).toBe(ALL);
  expect(asked.slice(before).some((url) => url.includes('box=-90,-180,90,180&degrees=10'))).toBe(true);
  await page.getByLabel('Type').selectOption('landslide');
  await expect(inView(page, 100)).toBeVisible();
  await page.getByLabel('Severity').selectOption('critical');
  await expect(inView(page, 2)).toBeVisible();

  // Resolved ones are not counted: nothing is asked, and what is kept is shown.
  asked.length = 0;
  await page.goto('/disasters?view=map&status=resolved');
  await expect(main(page).getByText('0 disasters on the map.')).toBeVisible();
  await expect(kept(page)).toBeVisible();
  expect(asked).toEqual([]);

  phone.console.expectFailedRequests();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/disasters?view=map');
  await expect(main(page).getByText(`${KEPT} disasters on the map.`)).toBeVisible();
  await expect(kept(page)).toBeVisible();
  await expect(inView(page, /\d+/)).toHaveCount(0);
  await page.unroute('**/api/**');
});

test('in Arabic the numbers and the words beside them have their places', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await fill(relay);
  const page = await phone.context.newPage();
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  await page.goto('/disasters');
  await expect(main(page).getByText(/^آخر تحديث:/)).toBeVisible();
  await keepPart(page, 'reports', KEPT);
  await page.goto('/disasters?view=map');
  await expect(main(page).getByText(/أحصاها الخادم/)).toBeVisible();
  await look(page, info, 'disasters-clusters-arabic');
});
