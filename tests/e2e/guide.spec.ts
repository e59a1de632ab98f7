import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { missingFiles } from '../support/kept-files.ts';
import { untilControlled } from '../support/offline.ts';
import { look, sidewaysScroll } from '../support/look.ts';

const TOPICS = [
  'flood',
  'earthquake',
  'fire',
  'storm',
  'landslide',
  'first-aid',
  'go-bag',
  'water-food',
  'family-plan',
] as const;

const main = (page: Page) => page.getByRole('main');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the guide' });

test('after one visit of the home screen alone, the guide is read and searched with the server gone', async ({
  relay,
  newPhone: phone,
}) => {
  const home = await phone.open('/');
  await untilControlled(home);
  await expect.poll(() => missingFiles(home)).toBe(0);
  await home.close();
  phone.console.expectFailedRequests();
  await relay.stop();

  const page = await phone.open('/guide');
  await main(page).getByRole('link', { name: 'Flood', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flood' })).toBeFocused();
  await expect(page).toHaveTitle('Flood · Relief Relay');
  await expect(main(page).getByRole('link', { name: /Call 911/ })).toHaveAttribute('href', 'tel:911');
  await main(page).getByRole('link', { name: 'The whole guide' }).click();
  await expect(page).toHaveTitle('Emergency guide · Relief Relay');
  await searchField(page).fill('hurricane');
  await expect(
    main(page)
      .getByRole('link', { name: /^Storm/ })
      .first(),
  ).toBeVisible();
  for (const topic of TOPICS) {
    await page.goto(`/guide/${topic}`);
    await expect(
      main(page).getByRole('heading', { level: 2 }).or(main(page).locator('legend')).first(),
      topic,
    ).toBeVisible();
  }
});

test('a search leads to the very step, and the way back to what was found', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/guide');
  await searchField(page).pressSequentially('bleach drops');
  await expect(searchField(page)).toBeFocused();
  const result = main(page).getByRole('link', { name: /2 drops into each litre of clear water/ });
  await expect(result.locator('mark').filter({ hasText: 'drops' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/guide\?q=bleach\+drops$/);
  await result.click();
  await expect(page).toHaveURL(/\/guide\/water-food#chlorine-2$/);
  const step = page.locator('#chlorine-2');
  await expect(step).toBeFocused();
  await expect(step).toBeInViewport();
  await page.goBack();
  await expect(searchField(page)).toHaveValue('bleach drops');
  await expect(result).toBeVisible();
  await page.reload();
  await expect(searchField(page)).toHaveValue('bleach drops');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL(/\/guide$/);
  await expect(main(page).getByRole('heading', { name: 'What is happening?' })).toBeVisible();
});

test('who finds nothing is shown a way on', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/guide?q=xylophone');
  await expect(main(page).getByText('Nothing found for “xylophone”.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Earthquake' })).toBeVisible();
  await searchField(page).fill('tourniquet xylophone');
  await expect(main(page).getByText(/No place has all of these words/)).toBeVisible();
  await expect(
    main(page)
      .getByRole('link', { name: /Severe bleeding/ })
      .first(),
  ).toBeVisible();
});

test('the guide is used with the keyboard alone', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/guide');
  await searchField(page).focus();
  await page.keyboard.type('choking');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/places? found/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toContainText('First aid · Choking');
  await page.keyboard.press('Enter');
  await expect(page.locator('#choking')).toBeFocused();
  await main(page).getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Burns' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#burns')).toBeFocused();
  await expect(page.locator('#burns')).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/#burns$/);
});

test('what is ticked in the go-bag is ticked the next time', async ({ relay, phone }) => {
  await phone.install();
  const page = await phone.open('/guide/go-bag');
  await expect(main(page).getByText(/^0 of \d+ packed$/)).toBeVisible();
  await page.getByRole('checkbox', { name: /First aid kit/ }).check();
  await page.getByRole('checkbox', { name: /Whistle/ }).press('Space');
  await expect(main(page).getByText(/^2 of \d+ packed$/)).toBeVisible();
  await page.close();
  phone.console.expectFailedRequests();
  await relay.stop();
  const later = await phone.open('/guide/go-bag');
  await expect(later.getByRole('checkbox', { name: /First aid kit/ })).toBeChecked();
  await expect(later.getByRole('checkbox', { name: /Radio/ })).not.toBeChecked();
  await later.getByRole('button', { name: 'Untick all' }).click();
  await expect(main(later).getByText(/^0 of \d+ packed$/)).toBeVisible();
});

test('a browser that keeps nothing says so instead of promising', async ({ onlinePhone: phone }) => {
  const page = await phone.open('about:blank');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/guide/go-bag');
  await page.getByRole('checkbox', { name: /Whistle/ }).check();
  await expect(main(page).getByText(/does not let the app keep your ticks/)).toBeVisible();
});

test('an address of the guide that is none leads to its contents', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/guide/volcano');
  await expect(page).toHaveURL(/\/guide$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency guide' })).toBeVisible();
});

test('on paper there is the guidance and nothing else', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/guide/earthquake');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Drop onto your hands and knees/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('The whole guide')).toBeHidden();
  await expect(page.getByText(/Call 911/).first()).toBeHidden();
});

test('every screen of the guide at both sizes, light and dark', async ({ onlinePhone: phone }, info) => {
  test.slow();
  const page = await phone.open('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, info, 'guide');
  await searchField(page).fill('burn');
  await expect(main(page).getByText(/places found/)).toBeVisible();
  await look(page, info, 'found');
  await searchField(page).fill('xylophone');
  await expect(main(page).getByText(/Nothing found/)).toBeVisible();
  await look(page, info, 'nothing');
  for (const topic of ['flood', 'first-aid', 'go-bag'] as const) {
    await page.goto(`/guide/${topic}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, info, topic);
  }
});

test('with large text no topic scrolls sideways', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/guide');
  const session = await phone.context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/guide', '/guide?q=water', ...TOPICS.map((topic) => `/guide/${topic}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});
