import type { Page } from 'playwright/test';
import { keepTexts } from '../../src/strings/shell/storage.ts';
import { sizeText } from '../../src/strings/size.ts';
import { untilScreenIsThere } from '../support/awake.ts';
import { expect, firstVisit, test, type Phone } from '../support/journey.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';

test.use(firstVisit);

/** A first page on a phone whose owner saves data. Without code of the app: what the worker brings is decided when that begins. */
async function savingData(phone: Phone): Promise<Page> {
  const page = await phone.open('/icons/icon.svg');
  const session = await phone.context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return page;
}

function expectSets(page: Page, sets: string): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('data-kept-sets', sets);
}

test('a phone that saves data keeps what a reporter needs, says what is not there, and has it come by a wish', async ({
  relay,
  phone,
}) => {
  const page = await savingData(phone);
  await page.goto('/');
  await expectSets(page, 'core');

  phone.console.expectFailedRequests();
  await relay.stop();
  for (const path of ['/', '/report-disaster', '/request-assistance', '/outbox', '/guide', '/guide/flood']) {
    await page.goto(path);
    await untilScreenIsThere(page, path);
  }
  await page.goto('/report-disaster');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await expect(page.getByText('The map is not on this phone yet.')).toBeVisible();
  phone.console.expectMissingPart();
  await page.goto('/disasters');
  await expect(page.getByRole('heading', { name: 'This page is not on your phone yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Get it when I’m back online' }).click();
  await expect(page.getByText('It comes as soon as there is a connection.')).toBeVisible();

  await relay.start();
  await page.goto('/');
  await expectSets(page, 'core public');
  await relay.stop();
  await page.goto('/disasters');
  await untilScreenIsThere(page, '/disasters');
});

test('the outbox tells how much is missing, and brings it', async ({ phone }) => {
  const page = await savingData(phone);
  await page.goto('/outbox');
  await expectSets(page, 'core');
  await page.reload();
  // How much that is depends on which parts of public screens this page has asked for by now.
  const kilobytes = Number(await page.locator('[data-missing-kb]').getAttribute('data-missing-kb'));
  expect(kilobytes).toBeGreaterThan(100);
  await page.getByRole('button', { name: keepTexts.keep(sizeText(kilobytes * 1000)) }).click();
  await expect(page.getByText('Everything in the app opens without a connection.')).toBeVisible();
  await expectSets(page, 'core public');
});

test('whoever signs in has all of the role’s work on the phone, lessons included, though it saves data', async ({
  relay,
  phone,
}) => {
  await makeAccount(relay, ASHA);
  const page = await savingData(phone);
  await page.goto('/login');
  await logIn(page, ASHA);
  await expectSets(page, 'core public volunteer');
  phone.console.expectFailedRequests();
  await relay.stop();
  for (const tab of ['profile', 'notifications', 'work', 'learning']) {
    await page.goto(`/volunteer-dashboard?tab=${tab}`);
    await untilScreenIsThere(page, tab);
  }
});
