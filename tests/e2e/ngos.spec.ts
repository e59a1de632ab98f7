import type { Page } from '@playwright/test';
import { listCopyTexts as arabic } from '../../src/strings/ar/list-copy.ts';
import { expect, test } from '../support/journey.ts';
import { CHILDREN, DOCTORS, KOSI, makeNgos } from '../support/ngos.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { expectWhole } from '../support/whole.ts';

const LONG = {
  ...KOSI,
  name: 'International Federation for Humanitarian Assistance and Disaster Preparedness in Mountain Regions',
  areas: ['Medical Aid', 'Food Aid', 'Child Welfare', 'Shelter', 'Humanitarian Aid', 'Water and sanitation'],
  description: 'One of the oldest. '.repeat(30),
};

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
}, info) => {
  await makeNgos(relay, [KOSI, DOCTORS, CHILDREN, { name: 'Not Yet', status: 'pending' }]);
  const page = await phone.open('/ngo');
  await expect(page).toHaveURL(/\/ngolist$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Partner NGOs' })).toBeVisible();
  await expect(page).toHaveTitle('Our Partner NGOs · Relief Relay');
  await expect.poll(() => names(page)).toEqual(['Children First', 'Kosi Flood Relief', 'Médicos del Río']);
  await expect(count(page, '3 NGOs')).toBeVisible();
  const kosi = cards(page).filter({ hasText: 'Kosi' });
  for (const words of ['Approved', 'Supaul', 'Local', 'Food Aid', 'Shelter', 'Boats, dry food and blankets']) {
    await expect(kosi.getByText(words).first()).toBeVisible();
  }

  await look(page, info, 'directory');
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
  await search(page).press('Enter');
  await expect(count(page, '1 NGO')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'View Profile: Kosi Flood Relief' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kosi Flood Relief' })).toBeFocused();
  await expect(page).toHaveTitle('Kosi Flood Relief · Relief Relay');
  await expect(main(page).getByRole('link', { name: /6473/ })).toHaveAttribute('href', 'tel:+916473223344');
  await look(page, info, 'ngo');
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

test('without the server the directory says that it has not come yet, and how old it is once it was there', async ({
  relay,
  phone,
}) => {
  const [kosi] = await makeNgos(relay, [KOSI, CHILDREN]);
  phone.console.expectFailedRequests();
  await relay.stop();
  const page = await phone.open('/ngolist');
  await expect(main(page).getByText(/is not on this phone, and the server cannot be reached/)).toBeVisible();
  await expect(main(page).getByText('No NGOs Found')).toHaveCount(0);
  await expect(main(page).getByText('There is no partner NGO yet')).toHaveCount(0);
  await relay.start();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => names(page)).toEqual(['Children First', 'Kosi Flood Relief']);

  await relay.stop();
  await page.reload();
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

test('where no NGO is a partner it says so; who is approved later appears; who is refused or deleted goes', async ({
  relay,
  onlinePhone: phone,
}) => {
  const page = await phone.open('/');
  const brought = page.waitForResponse('**/api/changes/ngos*');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await brought;
  await expect(main(page).getByRole('heading', { name: 'Partner NGOs' })).toHaveCount(0);
  await page.goto('/ngolist');
  await expect(main(page).getByText('There is no partner NGO yet')).toBeVisible();
  await expect(search(page)).toHaveCount(0);
  await expect(main(page).getByText('No NGOs Found')).toHaveCount(0);
  const [kosi, , late] = await makeNgos(relay, [KOSI, CHILDREN, { name: 'Late Comers', status: 'pending' }]);
  await refresh(page).click();
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

test('home shows a few NGOs by category and place, and leads to all of them', async ({
  relay,
  onlinePhone: phone,
}, info) => {
  await makeNgos(relay, [KOSI, DOCTORS, CHILDREN, { name: 'Zealous Helpers', areas: ['Shelter'], scope: 'Global' }]);
  const page = await phone.open('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = main(page).getByRole('region', { name: 'Partner NGOs' });
  const shown = () => section.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(shown).toEqual(['Children First', 'Kosi Flood Relief', 'Médicos del Río']);
  await expect(main(page).getByRole('heading', { name: 'So far' })).toBeVisible();
  await look(page, info, 'home');
  await section.getByLabel('Kind of help').selectOption('Shelter');
  await expect.poll(shown).toEqual(['Kosi Flood Relief', 'Zealous Helpers']);
  await section.getByLabel('Where they work').selectOption('Regional');
  await expect(section.getByText('No NGO matches this choice.')).toBeVisible();
  await section.getByLabel('Where they work').selectOption('Global');
  await expect.poll(shown).toEqual(['Zealous Helpers']);
  await section.getByRole('link', { name: 'All partner NGOs' }).click();
  await expect(page).toHaveURL(/\/ngolist\?category=Shelter&scope=Global$/);
  await expect.poll(() => names(page)).toEqual(['Zealous Helpers']);

  await makeNgos(relay, [LONG]);
  await page.goto('/ngolist?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await main(page).getByRole('button', { name: arabic.refresh }).click();
  await expect(cards(page)).toHaveCount(5);
  await expectWhole(page, 'main', 'the directory from right to left');
  await cards(page).filter({ hasText: LONG.name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: LONG.name })).toBeFocused();
  await expectWhole(page, 'main', 'an NGO from right to left');
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
