import type { Locator, Page } from 'playwright/test';
import { expectUnsent, submit } from '../support/forms.ts';
import { storedItems } from '../support/device-store.ts';
import { writeReport } from './support/disk-phone.ts';
import { expect, newPhoneTest, test } from './support/fault-test.ts';
import { expectKept, serverCount, serverRows } from './support/kept.ts';
import { putRows } from './support/queue-many.ts';
import { spoilDatabase } from './support/spoil-files.ts';
import { storedMeta } from './support/stored-meta.ts';

/** The engine has put back so many items, and the screen tells the person so. */
async function expectTold(page: Page, restored: number): Promise<void> {
  await expect.poll(async () => (await storedMeta(page, 'recovery'))?.['restored']).toBe(restored);
  await expect(page.getByText(/restored|put back|brought back/i).first()).toBeVisible();
}

/** Every screen's bar leads to what became of damage that the person has not read of. */
function toldInBar(page: Page): Locator {
  return page.getByRole('link', { name: /Part of this phone’s storage was damaged/ });
}

test('F15 @storage the browser clears the database under the open outbox: all is put back and the person told', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  await chaos.shut();
  await device.save(page);
  await device.save(page);
  await untilMirrored(page, 2);
  await page.goto('/outbox');
  await expectUnsent(page, 2);
  // Read past the app: this page itself has no part in what follows but its connection, which the browser closes.
  await untilCompared(page);
  await clearStorage(page, chaos.origin, 'indexeddb');
  await expectTold(page, 2);
  await expect(toldInBar(page)).toBeVisible();
  await expect(page.locator('article[data-item-state]')).toHaveCount(2);
  expect(await storedItems(page)).toHaveLength(2);
  await chaos.reopen();
  await page.reload();
  await expectKept(device, relay, { restored: 2 });
});

test('F15 the browser took everything but localStorage while the app was closed: the person is told how many are lost', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  await chaos.shut();
  await device.save(page);
  await device.save(page);
  await untilMirrored(page, 2);
  await untilCompared(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('relief-relay-unsent'))).toBe('2');
  await page.goto('about:blank');
  await clearStorage(page, chaos.origin, 'indexeddb,cache_storage,service_workers,file_systems');
  await chaos.reopen();

  await page.goto('/');
  await expect(toldInBar(page)).toContainText('Please read');
  await expectUnsent(page, 0);
  await toldInBar(page).click();
  await expect(page.getByText('2 items could not be restored.')).toBeVisible();
  await page.getByRole('button', { name: 'I have read it' }).click();
  await expect(toldInBar(page)).toHaveCount(0);
  await page.reload();
  await expectUnsent(page, 0);
  expect(await storedMeta(page, 'recovery'), 'told once').toBeUndefined();
  expect(await serverCount(relay)).toBe(0);
});

test('F16 @storage bytes of the database are spoilt on the disk: all is put back and the person told', async ({
  chaos,
  device,
  relay,
  storage,
}, info) => {
  await device.install();
  const page = await device.open('/report-disaster');
  await chaos.shut();
  for (let n = 0; n < 3; n += 1) await device.save(page);
  await untilMirrored(page, 3);
  let spoilt: string[] = [];
  await device.restart({}, async () => (spoilt = await spoilDatabase(device.directory)));
  info.annotations.push({ type: `files spoilt of ${storage}`, description: spoilt.join(' ') });
  expect(spoilt).not.toEqual([]);

  const later = await device.open('/');
  await expectUnsent(later, 3);
  await expect(toldInBar(later)).toBeVisible();
  await toldInBar(later).click();
  await expectTold(later, 3);
  await chaos.reopen();
  await later.reload();
  await expectKept(device, relay, { restored: 3 });
});

test('F17 @storage a saved report is spoilt on the disk: mended from its second copy, and sent as it was saved', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  await chaos.shut();
  await device.save(page);
  await untilMirrored(page, 1);
  const [saved] = await storedItems(page);
  await putRows(page, { items: [{ ...saved, body: spoilt(saved!.body) }] });
  await chaos.reopen();
  await page.goto('/outbox');
  await expectKept(device, relay, { restored: 1 });
  expect(await serverRows(relay)).toEqual([{ id: saved!.id, body: saved!.body }]);
});

test('F17 @storage spoilt, and no second copy is whole: it needs the person, and is never sent as if it were good', async ({
  chaos,
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  await chaos.shut();
  await device.save(page);
  await untilMirrored(page, 1);
  const [saved] = await storedItems(page);
  await putRows(page, { items: [{ ...saved, body: spoilt(saved!.body) }] });
  await page.evaluate(() => caches.delete('relief-relay-outbox-mirror'));
  await chaos.reopen();
  await page.goto('/outbox');
  const card = page.locator('article[data-item-state=needs-you]');
  await expect(card).toContainText('storage was damaged');
  await expectUnsent(page, 1);
  // Not even by the person's word: it is not what was saved.
  await page.getByRole('button', { name: 'Send all now' }).click();
  await page.reload();
  await expect
    .poll(async () => (await storedItems(page))[0])
    .toMatchObject({
      state: 'needs-you',
      reason: { code: 'damaged' },
      body: spoilt(saved!.body),
    });
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Take a copy' }).click();
  expect(await (await downloading).failure()).toBeNull();
  expect(await serverCount(relay)).toBe(0);
});

const blocked = newPhoneTest.extend({
  phoneOptions: { preferences: { profile: { default_content_setting_values: { cookies: 2 } } } },
});

blocked(
  'F13 the browser refuses all storage: it says so before anything is lost, and the report can still be sent',
  async ({ device, relay }) => {
    // Chromium's own words for storage that is blocked.
    device.expectedErrors.push(/denied permission|Access is denied|SecurityError|NotSupportedError|not supported/i);
    const page = await device.open('/report-disaster');
    await expect(page.getByText(/does not keep what you type/)).toBeVisible();
    await writeReport(page, 'Written where nothing can be kept');
    await submit(page, '#report-form');
    const sendNow = page.getByRole('button', { name: 'Send now', exact: true });
    await expect(sendNow).toBeVisible();
    await expect(page.locator('[name=description]')).toHaveValue('Written where nothing can be kept');
    expect(await serverCount(relay)).toBe(0);
    await sendNow.click();
    await expect.poll(() => serverCount(relay)).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference / })).toBeVisible();
  },
);

/** As a browser does that makes room, or a person who clears what a site has kept. */
async function clearStorage(page: Page, origin: string, storageTypes: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
}

/** The page has looked at what its storage may have lost. */
async function untilCompared(page: Page): Promise<void> {
  await expect.poll(() => storedMeta(page, 'compared')).toBe(true);
}

/** The second copies are written after the first, and lie in another storage. */
async function untilMirrored(page: Page, count: number): Promise<void> {
  const mirrored = () =>
    page.evaluate(async () => (await (await caches.open('relief-relay-outbox-mirror')).keys()).length);
  await expect.poll(mirrored).toBe(count);
}

/** One letter is another one: the JSON stays readable. */
function spoilt(body: string): string {
  return body.replace('severe', 'sevare');
}
