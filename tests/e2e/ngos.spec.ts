import type { Page } from 'playwright/test';
import { expect, test } from '../support/journey.ts';
import { CHILDREN, DOCTORS, KOSI, makeNgos } from '../support/ngos.ts';
import { look } from '../support/look.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Name or city' });
const category = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const refresh = (page: Page) => main(page).getByRole('button', { name: 'Refresh' });
const count = (page: Page, words: string) => main(page).getByRole('status').filter({ hasText: words });

test('a few at home by category and place, all in the directory: search, category and scope, kept in the address over reload and back', async ({
  relay,
  onlinePhone: phone,
}, info) => {
  await makeNgos(relay, [
    KOSI,
    DOCTORS,
    CHILDREN,
    { name: 'Zealous Helpers', areas: ['Shelter'], scope: 'Global' },
    { name: 'Not Yet', status: 'pending' },
  ]);
  const page = await phone.open('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = main(page).getByRole('region', { name: 'Partner NGOs' });
  const shown = () => section.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(shown).toEqual(['Children First', 'Kosi Flood Relief', 'Médicos del Río']);
  await expect(main(page).getByRole('heading', { name: 'So far' })).toBeVisible();
  await look(page, info, 'home');
  await section.getByLabel('Category').selectOption('Shelter');
  await expect.poll(shown).toEqual(['Kosi Flood Relief', 'Zealous Helpers']);
  await section.getByRole('link', { name: 'All partner NGOs' }).click();
  await expect(page).toHaveURL(/\/ngolist\?category=Shelter$/);
  await expect.poll(() => names(page)).toEqual(['Kosi Flood Relief', 'Zealous Helpers']);

  await search(page).fill('MALAGA');
  await expect(main(page).getByText('No NGOs Found').last()).toBeVisible();
  await expect(page).toHaveURL(/\/ngolist\?search=MALAGA&category=Shelter$/);
  await main(page).getByRole('button', { name: 'Show all NGOs' }).click();
  await expect.poll(() => names(page)).toHaveLength(4);
  await expect(page).toHaveURL(/\/ngolist$/);
  await look(page, info, 'directory');

  await category(page, 'Shelter').click();
  await main(page).getByLabel('Where they work').selectOption('Local');
  await expect.poll(() => names(page)).toEqual(['Kosi Flood Relief']);
  await page.reload();
  await expect(category(page, 'Shelter')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => names(page)).toEqual(['Kosi Flood Relief']);
  await search(page).press('Enter');
  await expect(count(page, '1 NGO')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'View Profile: Kosi Flood Relief' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kosi Flood Relief' })).toBeFocused();
  await expect(page).toHaveTitle('Kosi Flood Relief · Relief Relay');
  await look(page, info, 'ngo');
  await page.goBack();
  await expect(main(page).getByLabel('Where they work')).toHaveValue('Local');
  await main(page)
    .getByRole('link', { name: /View Profile/ })
    .click();
  await main(page).getByRole('link', { name: 'Back to NGO List' }).click();
  await expect(page).toHaveURL(/\/ngolist\?category=Shelter&scope=Local$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'NGO', exact: true }).click();
  await expect(page).toHaveURL(/\/ngolist$/);
  await expect.poll(() => names(page)).toHaveLength(4);
  await expect(category(page, 'All Categories')).toHaveAttribute('aria-pressed', 'true');
});

test('without the server the directory says that it has not come yet; once it was there all of it is, with its age, to the last row', async ({
  relay,
  phone,
}) => {
  const made = Array.from({ length: 150 }, (_, at) => ({
    ...KOSI,
    name: `Relief ${String(at).padStart(3, '0')}`,
    description: 'Help. '.repeat(1 + (at % 30)),
  }));
  const [children] = await makeNgos(relay, [CHILDREN, ...made]);
  phone.console.expectFailedRequests();
  await relay.stop();
  const page = await phone.open('/ngolist');
  await expect(main(page).getByText(/is not on this phone, and the server cannot be reached/)).toBeVisible();
  await relay.start();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(count(page, 'More than 100 NGOs')).toBeVisible();

  await relay.stop();
  await page.reload();
  await expect(main(page).getByText(/^Last update: \d/)).toBeVisible();
  await refresh(page).click();
  await expect(main(page).getByText(/The server cannot be reached/)).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return cards(page).filter({ hasText: 'Relief 149' }).count();
    })
    .toBe(1);
  expect(await cards(page).count()).toBeLessThan(60);
  await expect(count(page, '151 NGOs')).toBeAttached();
  await search(page).fill('relief 120');
  await expect.poll(() => names(page)).toEqual(['Relief 120']);
  await search(page).fill('releif 121');
  await expect(count(page, 'No exact match: these come close.')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Relief 121']);
  await page.goto(`/ngo/${children}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Children First' })).toBeVisible();
  await page.goto('/ngo/b1a8f1e4-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'This NGO is not on this phone' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('of many NGOs a phone keeps some; a search and an address go on with the server, and without it none is said to be missing', async ({
  relay,
  phone,
}, info) => {
  phone.console.expectFailedRequests();
  const made = Array.from({ length: 220 }, (_, at) => ({ ...KOSI, name: `Relief ${String(at).padStart(3, '0')}` }));
  const [doctors] = await makeNgos(relay, [DOCTORS, ...made]);
  await relay.query(`UPDATE accounts SET changed_at = '2026-01-01' WHERE id = $1`, [doctors]);
  // By an accent less an organization is found once the server has folded its words.
  await expect.poll(() => relay.query('SELECT 1 FROM accounts WHERE sought IS NULL')).toEqual([]);
  await phone.install();
  const page = await phone.open('/ngolist');
  await expect(main(page).getByText('Kept on this phone: 200 of 221')).toBeVisible();
  const rest = main(page).getByRole('region', { name: 'More from the server' });
  await search(page).fill('medicos del');
  await expect(rest.getByText('1 found on the server.')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Médicos del Río']);
  await look(page, info, 'directory-rest');
  await rest.getByRole('link', { name: 'View Profile: Médicos del Río' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Médicos del Río' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to NGO List' }).click();
  await expect(search(page)).toHaveValue('medicos del');
  await category(page, 'Shelter').click();
  await expect(main(page).getByText('No NGOs Found').last()).toBeVisible();
  await page.goto(`/ngo/${doctors}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Médicos del Río' })).toBeVisible();

  await relay.stop();
  await page.goto('/ngolist?search=medicos');
  await expect(
    main(page).getByText('None of the NGOs kept on this phone match. This phone keeps 200 of 221.'),
  ).toBeVisible();
  await expect(main(page).getByText('No NGOs Found')).toHaveCount(0);
  await look(page, info, 'directory-rest-offline');
  await page.goto(`/ngo/${doctors}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This NGO is not on this phone' })).toBeVisible();
  await relay.start();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Médicos del Río' })).toBeVisible();
});
