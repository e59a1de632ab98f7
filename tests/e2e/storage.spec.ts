import type { Page } from '@playwright/test';
import { type Fault, breakStorage, fillUpStorage, healStorage } from '../support/broken-storage.ts';
import { storedDrafts, storedItems } from '../support/device-store.ts';
import { expectUnsent, fillAid, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, firstVisit, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';

test.use(firstVisit);

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
  test(`storage ${fault}: the report is sent without being saved, once, and the panel says that no copy stays`, async ({
    relay,
    phone,
  }, info) => {
    await breakStorage(phone.context, fault);
    const page = await phone.open('/report-disaster');
    const questions = countLeaveQuestions(page);
    await fillReport(page);
    await expect(page.getByText(/does not keep what you type/)).toBeVisible(patiently);
    await submit(page, '#report-form');
    const sendNow = page.getByRole('button', { name: 'Send now', exact: true });
    await expect(sendNow).toBeVisible(patiently);
    await expect(page.getByText('Saved on this phone', { exact: true })).toHaveCount(0);
    await expect(page.locator('[name=description]')).toHaveValue(REPORT.description);
    await look(page, info, `not-saved-${fault}`);

    await tryToLeave(page);
    await expect.poll(questions).toBe(1);
    await expect(page.locator('[name=description]')).toHaveValue(REPORT.description);

    await sendNow.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference / })).toBeFocused();
    await expect(page.getByText(/keeps no copy/)).toBeVisible();
    expect(await reportsOn(relay)).toBe(1);
    await look(page, info, `sent-directly-${fault}`);
    await page.goto('/');
    expect(questions()).toBe(1);
  });

  test(`storage ${fault}: what waits is not shown as an empty list`, async ({ phone }, info) => {
    await breakStorage(phone.context, fault);
    for (const path of ['/outbox', '/report-disaster?item=f8ba308c-7858-4ce7-86b7-b387b93feaee']) {
      const page = await phone.open(path);
      if (fault === 'full') {
        await expect(page.getByText(/Nothing here yet|Not on this phone any more/)).toBeVisible();
      } else {
        await expect(page.getByText(/storage (does not answer|cannot be read)/)).toBeVisible(patiently);
        await expect(page.getByText(/Nothing here yet|Not on this phone any more/)).toHaveCount(0);
        await expect(page.getByText('Storage is not readable')).toBeVisible(patiently);
        await look(page, info, `unreadable-${fault}-${path === '/outbox' ? 'outbox' : 'item'}`);
        if (fault !== 'absent') await healStorage(page);
        await page.getByRole('button', { name: 'Try again' }).click();
        const healed = page.getByText(/Nothing here yet|Not on this phone any more/);
        await expect(fault === 'absent' ? page.getByRole('button', { name: 'Try again' }) : healed).toBeVisible();
      }
      await page.close();
    }
  });
}

test('storage refused, no network: the reason in words, nothing typed is lost, a lost answer makes no second request', async ({
  relay,
  phone,
}, info) => {
  // What is opened without network is on the phone.
  await phone.install();
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

test('what is not kept is still there after a look at another screen', async ({ phone }) => {
  await breakStorage(phone.context, 'refused');
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await expect(page.getByText(/does not keep what you type/)).toBeVisible();
  await page.locator('[data-unsent], a[href="/outbox"]').first().click();
  await expect(page).toHaveURL(/\/outbox$/);
  await page.goBack();
  await expect(page.locator('[name=description]')).toHaveValue(REPORT.description);
  await expect(page.locator('[name=disasterType]')).toHaveValue(REPORT.disasterType);
});

test('a phone that gets full keeps what it has; the new report waits on its form, is copied, shared, and saved later', async ({
  relay,
  phone,
}) => {
  await phone.context.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.body.dataset['shared'] = data.text;
        return Promise.resolve();
      },
    });
  });
  await phone.install();
  const page = await phone.open('/report-disaster');
  phone.console.expectFailedRequests();
  await relay.stop();
  await fillReport(page, { description: 'the first' });
  await submit(page, '#report-form');
  await expectUnsent(page, 1);

  await page.getByRole('link', { name: 'Report another' }).click();
  await fillReport(page, { description: 'the second' });
  // Else the phone would be full in the middle of typing, and the notice of it would move the button from under the press.
  await expect
    .poll(async () => (await storedDrafts(page))[0]?.values)
    .toMatchObject({ ...REPORT, description: 'the second' });
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function putOrNot(value: unknown) {
      if (window.storageFault === 'full') throw new DOMException('The phone is full', 'QuotaExceededError');
      return put.call(this, value);
    };
  });
  await fillUpStorage(page);
  await submit(page, '#report-form');
  await expect(page.getByText('It could not be saved on this phone')).toBeVisible();
  await expectUnsent(page, 1);
  expect(await storedItems(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Share as text' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /Description: the second/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take a copy' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^relief-relay-report-/);

  await healStorage(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectUnsent(page, 2);
  await relay.start();
  await page.goto('/outbox');
  await expectUnsent(page, 0);
  expect(await reportsOn(relay)).toBe(2);
});

test('the outbox says how the storage stands, and what was put back after damage until it was read', async ({
  phone,
}, info) => {
  const page = await phone.open('/outbox');
  await expect(page.getByRole('region', { name: 'This phone’s storage' })).toContainText(/This app uses \d/);
  await expect(page.getByText(/may clear it when space is short/)).toBeVisible();
  await expect(page.getByText('This is a private window')).toHaveCount(0);
  await expectUnsent(page, 0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('relief-relay-outbox');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('meta', 'readwrite');
          writing.objectStore('meta').put({ key: 'recovery', value: { at: Date.now(), restored: 3, lost: 1 } });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          writing.addEventListener('error', () => reject(writing.error ?? new Error('not written')));
        });
      }),
  );
  await page.reload();
  await expect(page.getByText('3 items were restored from their second copy.')).toBeVisible();
  await expect(page.getByText(/1 item could not be restored/)).toBeVisible();
  await look(page, info, 'recovered');
  await page.getByRole('button', { name: 'I have read it' }).click();
  await expect(page.getByText(/restored from/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/Nothing here yet/)).toBeVisible();
  await expect(page.getByText(/restored from/)).toHaveCount(0);
});
