import type { Page } from 'playwright/test';
import { makeDisaster } from '../support/disasters.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { expectNoViolation, look } from '../support/look.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';
import { makeWork } from '../support/volunteer-work.ts';

const main = (page: Page) => page.getByRole('main');
const paper = (page: Page) => main(page).getByRole('article', { name: 'Certificate of Appreciation' });
const generate = (page: Page) => main(page).getByRole('button', { name: 'Generate' });
const name = (page: Page) => page.locator('[name=certificateName]');
const certificates = (relay: Relay) => relay.query<{ id: string; name: string }>('SELECT id, name FROM certificates');

/** The generator for one completed piece of work of a volunteer who has just logged in. */
async function openGenerator(phone: Phone, relay: Relay): Promise<Page> {
  await makeAccount(relay, ASHA);
  await makeWork(relay, { email: ASHA.email, disasterId: await makeDisaster(relay, { hours: 48 }) });
  const page = await phone.open('/login');
  await logIn(page, ASHA);
  // Where they land they are told of it.
  const news = main(page).getByRole('article').filter({ hasText: 'Your work is confirmed' });
  await news.getByRole('link', { name: 'Make the certificate' }).click();
  await expect(name(page)).toHaveValue(ASHA.name);
  return page;
}

async function made(page: Page): Promise<string> {
  await generate(page).click();
  await expect(paper(page)).toContainText('Asha D.');
  const path = await main(page)
    .getByRole('link', { name: /can check it/ })
    .getAttribute('href');
  return path ?? '';
}

test('a certificate is made in a name of one’s choice, not without the server, printed alone, checked by anybody, and replaced', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const page = await openGenerator(phone, relay);
  await name(page).fill('Asha D.');
  phone.console.expectFailedRequests();
  await relay.stop();
  await generate(page).click();
  await expect(main(page).getByText('There is no connection to the server.')).toBeVisible();
  await expect(name(page)).toHaveValue('Asha D.');
  await expectNoViolation(page, 'generator');
  await relay.start();
  const first = await made(page);
  await expect(paper(page)).toContainText('a flood');
  expect(first).toMatch(/^\/certificate\/[0-9a-f-]{36}$/);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main(page)).toBeHidden();
  const printed = page.locator('body > div:has(article)').last();
  await expect(printed).toBeVisible();
  await expect(printed).toContainText('Asha D.');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  const pdf = await main(page).getByRole('link', { name: 'As a PDF file' }).getAttribute('href');
  const file = await fetch(relay.origin + (pdf ?? ''));
  expect(file.headers.get('content-type')).toBe('application/pdf');

  const stranger = await phone.open(first);
  await expect(main(stranger).getByText('This certificate is genuine', { exact: true })).toBeVisible();
  await expect(paper(stranger)).toContainText('Asha D.');
  await expect(main(stranger).getByText('Ward 7')).toHaveCount(0);
  await expect(stranger).toHaveTitle(/Certificate check/);
  await look(stranger, info, 'genuine');

  await page.bringToFront();
  await main(page).getByRole('button', { name: 'Create New Certificate' }).click();
  await name(page).fill('Asha Devi Sharma');
  await generate(page).click();
  await expect(page.getByRole('dialog')).toContainText('no longer valid');
  await page.getByRole('button', { name: 'Make the new one' }).click();
  await expect(paper(page)).toContainText('Asha Devi Sharma');
  expect((await certificates(relay)).map((row) => row.name).toSorted()).toEqual(['Asha D.', 'Asha Devi Sharma']);
  await stranger.bringToFront();
  await stranger.reload();
  await expect(main(stranger).getByText('This certificate was replaced')).toBeVisible();
  await page.bringToFront();
  await main(page).getByRole('link', { name: 'Back to Previous Work' }).click();
  await main(page).getByRole('link', { name: 'See the certificate' }).click();
  await expect(paper(page)).toContainText('Asha Devi Sharma');
});
