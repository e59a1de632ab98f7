import type { Page } from '@playwright/test';
import { type Fault, breakStorage, healStorage } from '../support/broken-storage.ts';
import { fillAid, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';

const FAULTS: readonly Fault[] = ['absent', 'refused', 'hanging', 'full'];

/** Seconds pass before the app says of a storage that hangs that it does. */
const patiently = { timeout: 60_000 };

async function reportsOn(relay: Relay): Promise<number> {
  return (await relay.query('SELECT id FROM reports')).length;
}

/** Counts the times that the browser asks before the page goes, and stays. */
function countLeaveQuestions(page: Page): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') count += 1;
    void dialog.dismiss();
  });
  return () => count;
}

async function tryToLeave(page: Page): Promise<void> {
  await page.close({ runBeforeUnload: true });
}

for (const fault of FAULTS) {
  test(`storage ${fault}: the report is sent without being saved, once, and what waits is not shown as an empty list`, async ({
    relay,
    onlinePhone: phone,
  }, info) => {
    await breakStorage(phone.context, fault);
    const page = await phone.open('/report-disaster');
    const questions = countLeaveQuestions(page);
    await fillReport(page);
    await expect(page.getByText(/does not keep what you type/)).toBeVisible(patiently);
    await lookAtOutboxAndBack(page, fault);
    await expect(page.locator('[name=disasterType]')).toHaveValue(REPORT.disasterType);
    await submit(page, '#report-form');
    const sendNow = page.getByRole('button', { name: 'Send now', exact: true });
    await expect(sendNow).toBeVisible(patiently);
    await expect(page.getByText('Saved on this phone', { exact: true })).toHaveCount(0);
    // How it looks is the same, whatever the fault.
    if (fault === 'refused') await look(page, info, 'not-saved');

    await tryToLeave(page);
    await expect.poll(questions).toBe(1);
    await expect(page.locator('[name=description]')).toHaveValue(REPORT.description);

    await sendNow.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference / })).toBeFocused();
    await expect(page.getByText(/keeps no copy/)).toBeVisible();
    expect(await reportsOn(relay)).toBe(1);
    if (fault === 'refused') await look(page, info, 'sent-directly');

    await page.goto('/report-disaster?item=f8ba308c-7858-4ce7-86b7-b387b93feaee');
    expect(questions()).toBe(1);
    const missing = page.getByText(/Not on this phone any more/);
    if (fault === 'full') return expect(missing).toBeVisible();
    await expect(page.getByText('Storage is not readable')).toBeVisible(patiently);
    await expect(page.getByText(/storage (does not answer|cannot be read)/)).toBeVisible(patiently);
    await expect(missing).toHaveCount(0);
    if (fault === 'refused') await look(page, info, 'unreadable');
    if (fault !== 'absent') await healStorage(page);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(fault === 'absent' ? again : missing).toBeVisible();
  });
}

/** What is not kept is still in its form after a look at what waits, which is not shown as nothing where it cannot be read. */
async function lookAtOutboxAndBack(page: Page, fault: Fault): Promise<void> {
  await page.locator('[data-unsent], a[href="/outbox"]').first().click();
  await expect(page).toHaveURL(/\/outbox$/);
  const empty = page.getByText(/Nothing here yet/);
  if (fault === 'full') await expect(empty).toBeVisible();
  else {
    await expect(page.getByText(/storage (does not answer|cannot be read)/)).toBeVisible(patiently);
    await expect(empty).toHaveCount(0);
  }
  await page.goBack();
  await expect(page.locator('[name=description]')).toHaveValue(REPORT.description);
}

test('storage refused, no network: the reason in words, nothing typed is lost, a lost answer makes no second request', async ({
  relay,
  onlinePhone: phone,
}, info) => {
  await breakStorage(phone.context, 'refused');
  const page = await phone.open('/request-assistance');
  phone.console.expectFailedRequests();
  await fillAid(page);
  await submit(page, '#aid-form');
  await relay.stop();
  await page.getByRole('button', { name: 'Send now', exact: true }).click();
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
  await expect.poll(async () => (await relay.query('SELECT id FROM aid_requests')).length).toBe(1);
  await expect(again).toBeEnabled();
  await page.unroute('**/api/**');
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference / })).toBeVisible();
  expect(await relay.query('SELECT id FROM aid_requests')).toHaveLength(1);
});
