import type { Page } from 'playwright/test';
import { expectUnsent, submit } from '../support/forms.ts';
import { storedItems } from '../support/device-store.ts';
import { type DiskPhone, expectSaved, expectSent, toReport, writeReport } from './support/disk-phone.ts';
import { expect, newPhoneTest, test } from './support/fault-test.ts';
import { expectKept, expectOnServer, serverCount } from './support/kept.ts';
import { putRows, queueMany } from './support/queue-many.ts';

/** A document of the app's origin in which no line of the app runs. */
const BARE = '/icons/icon.svg';

test('F11 @storage a newer version upgrades the outbox while an old tab is open: the tab lets go, and goes on', async ({
  chaos,
  device,
  relay,
}, info) => {
  await device.install();
  const old = await device.open('/report-disaster');
  const newer = await device.open(BARE);
  await chaos.shut();
  await device.save(old, 'Saved before the upgrade');
  const upgraded = await newer.evaluate(upgradeOutbox);
  info.annotations.push({ type: 'ms of the upgrade', description: String(Math.round(upgraded.tookMs)) });
  expect(upgraded.stores).toContain('of-a-later-version');

  // The old tab is still there, and works as before on the newer database.
  await device.save(old, 'Saved by the old tab after the upgrade');
  await chaos.reopen();
  await old.locator('[data-unsent]').click();
  // As a phone hears that the network is back: no button, which is gone where it has gone out by itself.
  await old.evaluate(() => dispatchEvent(new Event('online')));
  await expectUnsent(old, 0);
  // So does old code that opens it: the bundle was rolled back.
  await old.reload();
  await device.save(old, 'Saved by old code after a reload');
  await device.restart();
  await expectKept(device, relay);
});

test('F47 @storage rows of a later version are shown, kept and never sent; sent copies stay as they are', async ({
  device,
  relay,
}) => {
  await device.install();
  const page = await device.open('/report-disaster');
  await device.save(page, 'Sent by this version');
  await expectSent(page);
  const own = await storedItems(page);
  const [model] = await queueMany(device, page, 1);
  const later = [
    { ...model, id: crypto.randomUUID(), v: 2, newField: { a: 1 } },
    { ...model, id: crypto.randomUUID(), state: 'scheduled', scheduledFor: 'noon' },
    { ...model, id: crypto.randomUUID(), v: 2, state: 'sent', sentAt: model?.createdAt, receipt: { later: true } },
  ];
  await putRows(page, { items: later });
  await page.goto('/outbox');
  await expectUnsent(page, 2);
  await page.getByRole('button', { name: 'Send all now' }).click();
  await page.reload();
  await expect(page.locator('article[data-item-state]')).toHaveCount(5);

  const stored = await storedItems(page);
  for (const row of [...own, ...later]) expect(stored).toContainEqual(row);
  await expectOnServer(
    relay,
    stored.filter(({ id }) => !later.some((row) => row.id === id)),
  );
  const newer = page.locator('article', { hasText: 'Kept by a newer version of this app' });
  await expect(newer, 'each row that this version does not send says so').toHaveCount(2);
});

newPhoneTest(
  'F12 @storage the phone is full: nothing is called saved that is not, the form stays, earlier items too, and they arrive',
  async ({ chaos, device, relay }) => {
    const page = await device.context.newPage();
    const session = await device.context.newCDPSession(page);
    // Only before the first write of the origin does it count.
    await session.send('Storage.overrideQuotaForOrigin', { origin: chaos.origin, quotaSize: 6_000_000 });
    await device.install();
    await page.goto('/report-disaster');
    await chaos.shut();
    await device.save(page, 'Saved while there was room');
    await page.evaluate(fillStorage);
    const description = await saveUntilRefused(device, page);
    await expect(page.locator('#report-form [name=description]')).toHaveValue(description);
    const items = await storedItems(page);
    expect(items).toHaveLength(device.said.length);
    // The network is back and the phone still full: what waits arrives all the same, and the screen says why it still stands there.
    await chaos.reopen();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => serverCount(relay)).toBe(device.said.length);
    const outbox = await device.open('/outbox');
    await expect(outbox.getByText('This phone is full')).toBeVisible();
    await expectUnsent(outbox, device.said.length);
    await outbox.close();
    await page.evaluate(() => indexedDB.deleteDatabase('ballast'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectSaved(page);
    device.said.push(description);
    await expectKept(device, relay);
  },
);

const privately = newPhoneTest.extend({ phoneOptions: { isPrivate: true } });

privately(
  'F14 in a private window it saves, warns, waits without network and sends',
  async ({ chaos, device, relay }) => {
    await device.install();
    const page = await device.open('/report-disaster');
    await chaos.shut();
    await device.save(page, 'Saved in a private window');
    // Chromium does not tell that it is one.
    const panel = page.locator('section[data-item-state]');
    await expect(panel).toContainText('In a private window, closing it deletes what waits.');
    await page.reload();
    await expect(panel).toContainText('In a private window, closing it deletes what waits.');
    await expectUnsent(page, 1);
    await chaos.reopen();
    await expectKept(device, relay);
  },
);

/** A store may have room inside its own file for a few more. Answers what was written when there was none left. */
async function saveUntilRefused(device: DiskPhone, page: Page): Promise<string> {
  const refused = page.getByText('It could not be saved on this phone');
  const saved = page.locator('section[data-item-state] h1');
  for (let n = 1; n <= 40; n += 1) {
    const description = `Written on a full phone, ${n}`;
    await toReport(page);
    await writeReport(page, description);
    await submit(page, '#report-form');
    await expect(refused.or(saved)).toBeVisible();
    if (await refused.isVisible()) return description;
    device.said.push(description);
  }
  throw new Error('the phone never was full');
}

/** In a bare page: what a later version would do at its first start. */
async function upgradeOutbox(): Promise<{ stores: string[]; tookMs: number }> {
  const startedAt = performance.now();
  const known = (await indexedDB.databases()).find(({ name }) => name === 'relief-relay-outbox');
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('relief-relay-outbox', (known?.version ?? 0) + 10);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('of-a-later-version'));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not upgraded')));
    opening.addEventListener('success', () => {
      const stores = [...opening.result.objectStoreNames];
      opening.result.close();
      resolve({ stores, tookMs: performance.now() - startedAt });
    });
  });
}

/** In the page: writes to a database of its own until the browser refuses even the smallest piece. */
async function fillStorage(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('ballast');
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('pieces', { autoIncrement: true }),
    );
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no ballast')));
  });
  const put = (bytes: number) =>
    new Promise<boolean>((resolve) => {
      const writing = database.transaction('pieces', 'readwrite', { durability: 'strict' });
      // Random bytes: the store may pack what repeats.
      const parts = Array.from({ length: Math.ceil(bytes / 65_536) }, () => new Uint8Array(Math.min(bytes, 65_536)));
      for (const part of parts) crypto.getRandomValues(part);
      writing.objectStore('pieces').add(parts);
      writing.addEventListener('complete', () => resolve(true));
      writing.addEventListener('abort', () => resolve(false));
    });
  for (let bytes = 1_048_576; bytes >= 256;) {
    if (!(await put(bytes))) bytes /= 4;
  }
  database.close();
}
