import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { reportDisaster } from '../../src/data/commands/report-disaster.ts';
import { askedForSync } from '../support/asked-for-sync.ts';
import { builtFunction } from '../support/built-function.ts';
import { storedItems } from '../support/device-store.ts';
import { AID, expectUnsent, fillAid, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { controlWorkers, goOffline, goOnline } from '../support/offline.ts';

/** Everything the phone says was sent stands on the server once, byte for byte, and nothing else does. */
async function expectExactlyOnce(page: Page, relay: Relay, count: number): Promise<void> {
  const items = await storedItems(page);
  expect(items.map((item) => item.state)).toEqual(Array.from({ length: count }, () => 'sent'));
  const rows = await serverRows(relay);
  expect(rows.size).toBe(count);
  for (const item of items) {
    expect(rows.get(item.id)).toBe(item.body);
    expect(createHash('sha256').update(item.body).digest('hex')).toBe(item.digest);
  }
}

/** Id → stored body of every report and aid request on the server; a second row of one id would be counted here. */
async function serverRows(relay: Relay): Promise<Map<string, string>> {
  const rows = await relay.query<{ id: string; body: string }>(
    'SELECT id::text, body FROM reports UNION ALL SELECT id::text, body FROM aid_requests',
  );
  const byId = new Map(rows.map((row) => [row.id, row.body]));
  expect(byId.size).toBe(rows.length);
  return byId;
}

/** Fills and saves one report and one aid request; the screen says of both that they are on this phone. */
async function saveBoth(page: Page): Promise<void> {
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByText('Saved on this phone').first()).toBeVisible();
  await expectUnsent(page, 1);
  await page.goto('/request-assistance');
  await fillAid(page);
  await submit(page, '#aid-form');
  await expect(page.getByText('Saved on this phone').first()).toBeVisible();
  await expectUnsent(page, 2);
}

test('(a) saved with the server dead, app closed, server back, app opened: each once, byte-identical', async ({
  relay,
  phone,
}) => {
  await phone.install();
  phone.console.expectFailedRequests();
  await relay.stop();

  const page = await phone.open('/report-disaster');
  await saveBoth(page);
  await page.close();

  await relay.start();
  const later = await phone.open('/outbox');
  await expectUnsent(later, 0);
  await expect(later.getByText(/Sent, reference [0-9A-Z]{4}-[0-9A-Z]{4}/)).toHaveCount(2);
  await expectExactlyOnce(later, relay, 2);
  const [report] = await relay.query<Record<string, unknown>>('SELECT body::json AS body FROM reports');
  expect(report?.['body']).toMatchObject(REPORT);
  const [aid] = await relay.query<Record<string, unknown>>('SELECT body::json AS body FROM aid_requests');
  expect(aid?.['body']).toMatchObject({
    name: AID.name,
    location: AID.location,
    deadline: `${AID.deadline}:00.000Z`,
    requirements: [{ type: 'Drinking water', quantity: '200 litres', urgent: false, status: 'pending' }],
  });
});

test.describe('by the system', () => {
  // Background Sync is not in the shell.
  test.use({ isWholeBrowser: true });

  test('(b) saved offline where an install was cut off after the first files, app closed, network back: Background Sync delivers with no page open', async ({
    relay,
    phone,
  }) => {
    await phone.install();
    await phone.context.grantPermissions(['background-sync'], { origin: relay.origin });
    phone.console.expectFailedRequests();
    const page = await phone.open('/');
    await goOffline(phone.context);
    await page.evaluate(keepFirstFilesOnly);
    await (await phone.context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.goto('/report-disaster');
    await fillReport(page);
    await submit(page, '#report-form');
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
    await expect.poll(() => askedForSync(page), 'what the browser was asked to do').toEqual(['outbox']);
    await phone.context.newPage();
    await page.close();

    await goOnline(phone.context);
    await expect.poll(async () => (await serverRows(relay)).size).toBe(1);

    const later = await phone.open('/outbox');
    await expectUnsent(later, 0);
    await expectExactlyOnce(later, relay, 1);
  });

  test('(b) saved with the server dead by the app’s own command, app closed, its worker stopped: the browser wakes it now and then, and it delivers', async ({
    relay,
    phone,
  }) => {
    await phone.install();
    phone.console.expectFailedRequests();
    const blank = await phone.context.newPage();
    const browser = await phone.context.newCDPSession(blank);
    await browser.send('Browser.grantPermissions', {
      permissions: ['backgroundSync', 'periodicBackgroundSync'],
      origin: relay.origin,
    });
    const workers = await controlWorkers(phone.context, blank);
    await relay.stop();
    const page = await phone.open('/report-disaster');
    const command = await builtFunction<typeof reportDisaster>(page, 'reportDisaster');
    const saved = await command.evaluate((save, form) => save(crypto.randomUUID(), form), REPORT);
    expect(saved.ok).toBe(true);
    await expectUnsent(page, 1);
    await expect.poll(() => askedForSync(page, 'periodicSync')).toEqual(['outbox']);
    await page.goto(`/report-disaster?item=${saved.ok ? saved.value.id : ''}`);
    await expect(page.getByText('You can close the app. It is sent by itself')).toBeVisible();
    await page.close();
    await workers.stopAll();

    await relay.start();
    expect((await serverRows(relay)).size).toBe(0);
    await workers.dispatchPeriodicSync(relay.origin, 'outbox');
    await expect.poll(async () => (await serverRows(relay)).size).toBe(1);

    const later = await phone.open('/outbox');
    await expectUnsent(later, 0);
    await expectExactlyOnce(later, relay, 1);
  });
});

/** In a page: what the worker fetched beyond what it must have is taken off the phone again. */
async function keepFirstFilesOnly(): Promise<void> {
  const cache = await caches.open('relief-relay-app');
  const keys = await cache.keys();
  const list = keys.find(({ url }) => url.includes('/assets/files-'));
  const files: { url: string; set: string }[] = await (list && (await cache.match(list)))?.json();
  const others = new Set(files.filter(({ set }) => set !== 'core').map(({ url }) => `/${url}`));
  await Promise.all(keys.filter(({ url }) => others.has(new URL(url).pathname)).map((key) => cache.delete(key)));
}
