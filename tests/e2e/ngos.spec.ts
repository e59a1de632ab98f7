import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { CHILDREN, DOCTORS, KOSI, makeNgos } from '../support/ngos.ts';
import { untilControlled } from '../support/offline.ts';
import { sidewaysScroll } from '../support/look.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Name or city' });
const category = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const refresh = (page: Page) => main(page).getByRole('button', { name: 'Look for news' });
const count = (page: Page, words: string) => main(page).getByRole('status').filter({ hasText: words });

test('the directory: search, category and scope, kept in the address over reload and back', async ({
  relay,
  onlinePhone: phone,
}) => {
  await makeNgos(relay, [KOSI, DOCTORS, CHILDREN, { name: 'Not Yet', status: 'pending' }]);
  const page = await phone.open('/ngolist');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Partner NGOs' })).toBeVisible();
  await expect(page).toHaveTitle('Our Partner NGOs · Relief Relay');
  await expect.poll(() => names(page)).toEqual(['Children First', 'Kosi Flood Relief', 'Médicos del Río']);
  await expect(count(page, '3 NGOs')).toBeVisible();
  const kosi = cards(page).filter({ hasText: 'Kosi' });
  for (const words of ['Approved', 'Supaul', 'Local', 'Food Aid', 'Shelter', 'Boats, dry food and blankets']) {
    await expect(kosi.getByText(words).first()).toBeVisible();
  }

  await search(page).fill('MALAGA');
  await expect.poll(() => names(page)).toEqual(['Médicos del Río']);
  await expect(page).toHaveURL(/\/ngolist\?search=MALAGA$/);
  await expect(count(page, '1 NGO')).toBeVisible();
  await category(page, 'Shelter').click();
  await expect(main(page).getByText('No NGOs Found').last()).toBeVisible();
  await expect(main(page).getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await main(page).getByRole('button', { name: 'Show all NGOs' }).click();
  await expect.poll(() => names(page)).toHaveLength(3);
  await expect(page).toHaveURL(/\/ngolist$/);

  await category(page, 'Shelter').click();
  await main(page).getByLabel('Where they work').selectOption('Local');
  await expect.poll(() => names(page)).toEqual(['Kosi Flood Relief']);
  await expect(page).toHaveURL(/\/ngolist\?category=Shelter&scope=Local$/);
  await page.reload();
  await expect(category(page, 'Shelter')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => names(page)).toEqual(['Kosi Flood Relief']);
  await main(page)
    .getByRole('link', { name: /View Profile/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kosi Flood Relief' })).toBeFocused();
  await page.goBack();
  await expect(main(page).getByLabel('Where they work')).toHaveValue('Local');
  await expect.poll(() => names(page)).toEqual(['Kosi Flood Relief']);
  await main(page)
    .getByRole('link', { name: /View Profile/ })
    .click();
  await main(page).getByRole('link', { name: 'Back to NGO List' }).click();
  await expect(page).toHaveURL(/\/ngolist\?category=Shelter&scope=Local$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'NGO', exact: true }).click();
  await expect.poll(() => names(page)).toHaveLength(3);
  await expect(category(page, 'All Categories')).toHaveAttribute('aria-pressed', 'true');
});

test('an NGO: how to reach it, and what it has not told', async ({ relay, onlinePhone: phone }) => {
  const [kosi, doctors] = await makeNgos(relay, [KOSI, DOCTORS]);
  const page = await phone.open(`/ngo/${kosi}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kosi Flood Relief' })).toBeVisible();
  await expect(page).toHaveTitle('Kosi Flood Relief · Relief Relay');
  const fact = (name: string) =>
    main(page)
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: name }) });
  await expect(fact('Contact number').getByRole('link')).toHaveAttribute('href', 'tel:+916473223344');
  const website = fact('Website').getByRole('link', { name: 'kosi-relief.example' });
  await expect(website).toHaveAttribute('href', 'https://kosi-relief.example/help');
  await expect(website).toHaveAttribute('rel', /noopener/);
  await expect(fact('Address')).toContainText('12 Station Road');
  await expect(fact('Focus areas')).toContainText('Shelter');
  await expect(fact('Registration number')).toContainText('BR/2011/0042');
  await expect(fact('Established Date')).toContainText('Mar 4, 2026');
  await expect(fact('Established Date')).toContainText('registered in Relief Relay');
  await expect(main(page).getByRole('link', { name: 'Request Aid' })).toHaveAttribute('href', '/request-assistance');
  await expect(main(page).getByText(/50\+|10,000\+/)).toHaveCount(0);

  await page.goto(`/ngo/${doctors}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Médicos del Río' })).toBeVisible();
  await expect(fact('Website')).toContainText('Not Available');
  await expect(fact('Website').getByRole('link')).toHaveCount(0);
  await expect(fact('Contact number')).toContainText('Not Available');
  await expect(fact('Registration number')).toContainText('N/A');

  await page.goto('/ngo/b1a8f1e4-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'NGO not found' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to NGO List' }).click();
  await expect.poll(() => names(page)).toHaveLength(2);
  await page.goto('/ngo');
  await expect(page).toHaveURL(/\/ngolist$/);
  await expect.poll(() => names(page)).toHaveLength(2);
});

test('after one visit the directory and its NGOs open with the server gone, and say how old they are', async ({
  relay,
  newPhone: phone,
}) => {
  const [kosi] = await makeNgos(relay, [KOSI, CHILDREN]);
  await phone.install();
  const page = await phone.open('/ngolist');
  await untilControlled(page);
  await expect.poll(() => names(page)).toHaveLength(2);
  await page.goto(`/ngo/${kosi}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kosi Flood Relief' })).toBeVisible();
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.goto('/ngolist');
  await expect.poll(() => names(page)).toHaveLength(2);
  await expect(main(page).getByText(/^As of \d/)).toBeVisible();
  await refresh(page).click();
  await expect(main(page).getByText(/The server cannot be reached/)).toBeVisible();
  await search(page).fill('supaul');
  await expect.poll(() => names(page)).toEqual(['Kosi Flood Relief']);
  await page.goto(`/ngo/${kosi}`);
  await expect(main(page).getByRole('link', { name: /6473/ })).toBeVisible();
  await page.goto('/ngo/b1a8f1e4-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'This NGO is not on this phone' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a first visit without network says that the list has not come yet, and it comes by itself later', async ({
  relay,
  phone,
}) => {
  await makeNgos(relay, [KOSI]);
  await phone.install();
  phone.console.expectFailedRequests();
  await relay.stop();
  const page = await phone.open('/ngolist');
  await expect(main(page).getByText(/is not on this phone, and the server cannot be reached/)).toBeVisible();
  await expect(main(page).getByText('No NGOs Found')).toHaveCount(0);
  await expect(main(page).getByText('There is no partner NGO yet')).toHaveCount(0);
  await relay.start();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => names(page)).toEqual(['Kosi Flood Relief']);
});

test('who is approved later appears; who is refused or deleted goes, from an open page too', async ({
  relay,
  onlinePhone: phone,
}) => {
  const [kosi, , late] = await makeNgos(relay, [KOSI, CHILDREN, { name: 'Late Comers', status: 'pending' }]);
  const page = await phone.open('/ngolist');
  await expect.poll(() => names(page)).toEqual(['Children First', 'Kosi Flood Relief']);
  await decide(relay, late, 'approved');
  await refresh(page).click();
  await expect.poll(() => names(page)).toEqual(['Children First', 'Kosi Flood Relief', 'Late Comers']);
  await decide(relay, late, 'refused');
  await cards(page).filter({ hasText: 'Kosi' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kosi Flood Relief' })).toBeVisible();
  await relay.query(
    `WITH gone AS (DELETE FROM accounts WHERE id = $1 RETURNING id)
     INSERT INTO removals (list, id, shown) SELECT 'ngos', id, true FROM gone`,
    [kosi],
  );
  await refresh(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'NGO not found' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to NGO List' }).click();
  await expect.poll(() => names(page)).toEqual(['Children First']);
});

test('where no NGO is a partner yet, it says so, and home says nothing', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/ngolist');
  await expect(main(page).getByText('There is no partner NGO yet')).toBeVisible();
  await expect(search(page)).toHaveCount(0);
  await expect(main(page).getByText('No NGOs Found')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('heading', { name: 'Partner NGOs' })).toHaveCount(0);
});

test('three hundred NGOs: few in the page, the last reached by scrolling, searched at once', async ({
  relay,
  onlinePhone: phone,
}) => {
  const made = Array.from({ length: 300 }, (_, at) => ({
    ...KOSI,
    name: `Relief ${String(at).padStart(3, '0')}`,
    description: 'Help. '.repeat(1 + (at % 30)),
  }));
  await makeNgos(relay, made);
  const page = await phone.open('/ngolist');
  await expect(count(page, 'More than 100 NGOs')).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return cards(page).filter({ hasText: 'Relief 299' }).count();
    })
    .toBe(1);
  expect(await cards(page).count()).toBeLessThan(60);
  await expect(count(page, '300 NGOs')).toBeAttached();
  expect(await sidewaysScroll(page)).toBe(0);
  await search(page).fill('relief 250');
  await expect.poll(() => names(page)).toEqual(['Relief 250']);
});

test('the directory is used with the keyboard alone', async ({ relay, onlinePhone: phone }) => {
  await makeNgos(relay, [KOSI, DOCTORS, CHILDREN]);
  const page = await phone.open('/ngolist');
  await expect.poll(() => names(page)).toHaveLength(3);
  await search(page).focus();
  await page.keyboard.type('kosi');
  await expect(count(page, '1 NGO')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(count(page, '1 NGO')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'View Profile: Kosi Flood Relief' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kosi Flood Relief' })).toBeFocused();
});

test('home shows a few NGOs by category and place, and leads to all of them', async ({ relay, onlinePhone: phone }) => {
  await makeNgos(relay, [KOSI, DOCTORS, CHILDREN, { name: 'Zealous Helpers', areas: ['Shelter'], scope: 'Global' }]);
  const page = await phone.open('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = main(page).getByRole('region', { name: 'Partner NGOs' });
  const shown = () => section.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(shown).toEqual(['Children First', 'Kosi Flood Relief', 'Médicos del Río']);
  await section.getByLabel('Kind of help').selectOption('Shelter');
  await expect.poll(shown).toEqual(['Kosi Flood Relief', 'Zealous Helpers']);
  await section.getByLabel('Where they work').selectOption('Regional');
  await expect(section.getByText('No NGO matches this choice.')).toBeVisible();
  await section.getByLabel('Where they work').selectOption('Global');
  await expect.poll(shown).toEqual(['Zealous Helpers']);
  await section.getByRole('link', { name: 'All partner NGOs' }).click();
  await expect(page).toHaveURL(/\/ngolist\?category=Shelter&scope=Global$/);
  await expect.poll(() => names(page)).toEqual(['Zealous Helpers']);
});

async function decide(
  relay: { query: (sql: string, values: unknown[]) => Promise<unknown> },
  id: unknown,
  status: string,
) {
  await relay.query(
    `UPDATE accounts SET status = $2, shown = shown OR $2 = 'approved', changed_at = now() WHERE id = $1`,
    [id, status],
  );
}
