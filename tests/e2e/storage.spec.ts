import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright/test';
import { breakStorage, healStorage } from '../support/broken-storage.ts';
import { storedItems } from '../support/device-store.ts';
import { fillAid, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

/** Seconds pass before the app says of a storage that hangs that it does. */
const patiently = { timeout: 60_000 };

/** An item that this phone does not hold. */
const MISSING = '/report-disaster?item=f8ba308c-7858-4ce7-86b7-b387b93feaee';

const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now', exact: true });
const missing = (page: Page) => page.getByText(/Not on this phone any more/);

/** Counts the times that the browser asks before the page goes, and stays. */
function countLeaveQuestions(page: Page): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') count += 1;
    void dialog.dismiss();
  });
  return () => count;
}

function secondCopies(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('relief-relay-outbox-mirror')).keys()).length);
}

async function downloaded(download: Download): Promise<{ format: string; items: unknown[] }> {
  return JSON.parse(await readFile(await download.path(), 'utf8')) as { format: string; items: unknown[] };
}

async function expectUnreadable(page: Page): Promise<void> {
  await expect(page.getByText('Storage is not readable')).toBeVisible(patiently);
  await expect(page.getByText(/storage (does not answer|cannot be read)/)).toBeVisible(patiently);
  await expect(missing(page)).toHaveCount(0);
}

test('storage refused: nothing typed is lost, the reason in words, a report is sent without being saved, once, over a lost answer', async ({
  relay,
  onlinePhone: phone,
}, info) => {
  await breakStorage(phone.context, 'refused');
  const page = await phone.open('/report-disaster');
  const questions = countLeaveQuestions(page);
  const description = page.locator('[name=description]');
  await fillReport(page);
  await expect(page.getByText(/does not keep what you type/)).toBeVisible();
  await page.locator('[data-unsent], a[href="/outbox"]').first().click();
  await expect(page).toHaveURL(/\/outbox$/);
  await expect(page.getByText(/storage cannot be read/)).toBeVisible();
  await expect(page.getByText(/Nothing here yet/)).toHaveCount(0);
  await page.goBack();
  await expect(description).toHaveValue(REPORT.description);
  await expect(page.locator(`[name=disasterType][value=${REPORT.disasterType}]`)).toBeChecked();
  await submit(page, '#report-form');
  await expect(sendNow(page)).toBeVisible();
  await expect(page.getByText('Saved on this phone', { exact: true })).toHaveCount(0);
  await page.close({ runBeforeUnload: true });
  await expect.poll(questions).toBe(1);
  await expect(description).toHaveValue(REPORT.description);

  phone.console.expectFailedRequests();
  await relay.stop();
  await sendNow(page).click();
  await expect(page.getByText(/Not sent yet\. No connection to the server yet\. Trying again is safe/)).toBeVisible();
  await look(page, info, 'direct-waits');
  await relay.start();
  // The server stores it, and its answer never reaches the phone.
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  const again = page.getByRole('button', { name: 'Try to send again' });
  await again.click();
  await expect.poll(() => relay.query('SELECT id FROM reports')).toHaveLength(1);
  await expect(again).toBeEnabled();
  await page.unroute('**/api/**');
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference / })).toBeFocused();
  await expect(page.getByText(/keeps no copy/)).toBeVisible();
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);

  await page.goto(MISSING);
  expect(questions()).toBe(1);
  await expectUnreadable(page);
  await look(page, info, 'unreadable');
  await healStorage(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(missing(page)).toBeVisible();
});

for (const fault of ['refused', 'hanging'] as const) {
  test(`storage ${fault} after a save: what waits can be taken along from its second copy, and is there when it heals`, async ({
    relay,
    phone,
  }, info) => {
    phone.console.expectFailedRequests();
    const before = await phone.open('/report-disaster');
    await relay.stop();
    await fillReport(before);
    await submit(before, '#report-form');
    await expect(before.locator('section[data-item-state=queued]')).toBeVisible();
    await expect.poll(() => secondCopies(before)).toBe(1);
    const [saved] = await storedItems(before);
    await before.close();

    await breakStorage(phone.context, fault);
    const page = await phone.open('/outbox');
    await expectUnreadable(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Take a copy of what waits' }).click();
    const { format, items } = await downloaded(await downloading);
    expect(format).toBe('relief-relay-outbox');
    expect(items).toMatchObject([{ id: saved?.id, body: saved?.body, claimSecret: expect.any(String) }]);
    await expect(page.getByText(/The copy was handed to your browser/)).toBeVisible();
    await look(page, info, `copy-${fault}`);
    await healStorage(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('article[data-item-state=queued]')).toBeVisible();
  });
}

for (const fault of ['absent', 'hanging'] as const) {
  test(`storage ${fault}: a request is sent without being saved, once, and what waits is not shown as nothing`, async ({
    relay,
    onlinePhone: phone,
  }) => {
    await breakStorage(phone.context, fault);
    const page = await phone.open('/request-assistance');
    await fillAid(page);
    await expect(page.getByText(/does not keep what you type/)).toBeVisible(patiently);
    await submit(page, '#aid-form');
    await expect(sendNow(page)).toBeVisible(patiently);
    await expect(page.getByText('Saved on this phone', { exact: true })).toHaveCount(0);
    await sendNow(page).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference / })).toBeVisible();
    expect(await relay.query('SELECT id FROM aid_requests')).toHaveLength(1);

    await page.goto(MISSING);
    await expectUnreadable(page);
    const again = page.getByRole('button', { name: 'Try again' });
    if (fault === 'hanging') await healStorage(page);
    await again.click();
    await expect(fault === 'hanging' ? missing(page) : again).toBeVisible();
  });
}
