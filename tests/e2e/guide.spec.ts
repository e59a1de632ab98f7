import type { Page } from 'playwright/test';
import { untilScreenIsThere } from '../support/awake.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { look } from '../support/look.ts';

const main = (page: Page) => page.getByRole('main');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the guide' });

test('after one visit of the home screen alone, the guide is read, searched and ticked with the server gone', async ({
  relay,
  phone,
}, info) => {
  const page = await phone.open('/');
  // This deployment's own number, which the device keeps.
  await expect(main(page).getByRole('link', { name: /Call 911/ })).toBeVisible();
  phone.console.expectFailedRequests();
  await relay.stop();

  await page.goto('/guide');
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

  await page.goto('/guide/go-bag');
  await expect(main(page).getByText(/^0 of \d+ packed$/)).toBeVisible();
  await page.getByRole('checkbox', { name: /First aid kit/ }).check();
  await page.getByRole('checkbox', { name: /Whistle/ }).press('Space');
  await expect(main(page).getByText(/^2 of \d+ packed$/)).toBeVisible();
  await look(page, info, 'go-bag');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /First aid kit/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Radio/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Untick all' }).click();
  await expect(main(page).getByText(/^0 of \d+ packed$/)).toBeVisible();
});

test('a search leads by keys to the very step and back to what was found; a topic is walked by its own list, and on paper there is the guidance and nothing else', async ({
  onlinePhone: phone,
}, info) => {
  const page = await phone.open('/guide');
  await untilScreenIsThere(page);
  await look(page, info, 'guide');
  await searchField(page).pressSequentially('bleach drops');
  await expect(searchField(page)).toBeFocused();
  const result = main(page).getByRole('link', { name: /2 drops into each litre of clear water/ });
  await expect(result.locator('mark').filter({ hasText: 'drops' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/guide\?q=bleach\+drops$/);
  await look(page, info, 'found');
  await searchField(page).press('Enter');
  await expect(main(page).getByText(/places? found/)).toBeFocused();
  await tabTo(page, result);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/water-food#chlorine-2$/);
  const step = page.locator('#chlorine-2');
  await expect(step).toBeFocused();
  await expect(step).toBeInViewport();
  await page.goBack();
  await expect(result).toBeVisible();
  await page.reload();
  await expect(searchField(page)).toHaveValue('bleach drops');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL(/\/guide$/);

  await main(page).getByRole('link', { name: 'First aid', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'First aid' })).toBeFocused();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Burns' }).press('Enter');
  await expect(page.locator('#burns')).toBeFocused();
  await expect(page.locator('#burns')).toBeInViewport();
  await expect(page).toHaveURL(/#burns$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Cool the burn/i).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('The whole guide')).toBeHidden();
  await expect(page.getByText(/Call 911/).last()).toBeHidden();
});
