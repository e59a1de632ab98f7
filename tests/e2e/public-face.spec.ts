import { untilAwake } from '../support/awake.ts';
import type { Page } from 'playwright/test';
import { expect, test, type Relay } from '../support/journey.ts';
import { ASHA, makeAccount, OMAR } from '../support/people.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Two confirmed disasters, one that waits, an approved volunteer and an approved organization. */
async function fillDatabase(relay: Relay): Promise<void> {
  for (const state of [`'approved', NULL`, `'rejected', now()`, `'pending', NULL`]) {
    await relay.query(
      `INSERT INTO reports (id, owner, body, disaster_type, severity, status, resolved_at, reported_at, photos_to_follow)
       SELECT gen_random_uuid(), 'anonymous', '{}', 'flood', 'severe', status, resolved_at, now(), 0
       FROM (VALUES (${state}::timestamptz)) AS row (status, resolved_at)`,
    );
  }
  await makeAccount(relay, ASHA);
  await makeAccount(relay, { ...OMAR, role: 'ngo' });
}

test('on a small phone both ways to call for help are there at once, and first by the keyboard; the footer leads to the legal texts, each part of which has an address', async ({
  onlinePhone: phone,
}) => {
  const page = await phone.open('/');
  await expect(heading(page, 'No signal? Tell us anyway.')).toBeInViewport({ ratio: 1 });
  for (const name of [/Report a disaster/, /Request aid/]) {
    const action = main(page).getByRole('link', { name });
    await expect(action).toBeInViewport({ ratio: 1 });
    expect((await action.boundingBox())?.height, String(name)).toBeGreaterThanOrEqual(96);
  }
  // The number is this deployment's own, which the device reads after the screen stands.
  await expect(main(page).getByRole('link', { name: /Life in danger.*Call 911/ })).toBeInViewport({ ratio: 1 });
  const call = main(page).getByRole('link', { name: 'Ambulance 911', exact: true });
  await expect(call).toHaveAttribute('href', 'tel:911');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await untilAwake(page);
  await page.locator('#main').focus();
  const names = [];
  for (let count = 0; count < 5; count += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.locator(':focus').innerText());
  }
  expect(names.map((name) => name.split('\n')[0])).toEqual([
    'Report a disaster',
    'Request aid',
    'Life in danger?',
    'Register to help',
    'What this is',
  ]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(heading(page, 'Privacy policy')).toBeFocused();
  await expect(page).toHaveTitle('Privacy policy · Relief Relay');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
  await page.goto('/terms-of-service#liability');
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeFocused();
});

test('after one visit home with its figures and the legal texts open without a network', async ({ phone, relay }) => {
  phone.console.expectFailedRequests();
  await fillDatabase(relay);
  // Its count is a minute old at most, and may be of when the app was put onto the phone: a new process has none.
  await relay.stop();
  await relay.start();
  const page = await phone.open('/');
  const tile = (words: string) => main(page).locator('dl > div').filter({ hasText: words });
  await expect(tile('disasters confirmed').locator('dd')).toHaveText('2');
  await expect(tile('approved volunteer').locator('dd')).toHaveText('1');
  await expect(tile('partner organization').locator('dd')).toHaveText('1');
  // What is no count stays words.
  await expect(tile('response').locator('dd')).toHaveText('24/7');
  await expect(main(page).locator('dl > div'), 'nothing that is zero').toHaveCount(4);
  await expect(main(page).getByText(/^As of \w+ \d+, \d{4}$/)).toBeVisible();
  for (const sample of ['500+', '1000+', '50+', '10K+', '45+', '100K+']) {
    await expect(page.getByText(sample, { exact: true })).toHaveCount(0);
  }
  await relay.stop();
  await page.reload();
  await expect(heading(page, 'No signal? Tell us anyway.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Ambulance 911' })).toBeVisible();
  await expect(tile('disasters confirmed').locator('dd')).toHaveText('2');
  for (const [path, title] of [
    ['/cookie-policy', 'Cookie policy'],
    ['/about', 'About Relief Relay'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
  }
  await expect(tile('disasters confirmed').locator('dd')).toHaveText('2');
});
