import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { sendOnPressOnly } from '../support/sent-on-press.ts';
import { takeId } from '../support/taken-id.ts';

/** Saves a report whose id another body already used on the server: a refusal that only a person can settle. */
async function saveRefusedReport(relay: Relay, phone: Phone): Promise<Page> {
  await phone.install();
  const page = await phone.open('/report-disaster');
  phone.console.expectFailedRequests();
  await fillReport(page);
  await relay.stop();
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  const [item] = await storedItems(page);
  // Before the server is back: the phone tries again by itself.
  await takeId(relay, item?.id);
  await relay.start();
  await page.goto('/outbox');
  return page;
}

test('a final refusal is shown with its reason, and the item stays until the person decides', async ({
  relay,
  phone,
}) => {
  const page = await saveRefusedReport(relay, phone);
  await expect(page.getByText(/Needs you/).first()).toBeVisible();
  await expectUnsent(page, 1);

  const downloading = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /take a copy/i })
    .first()
    .click();
  const download = await downloading;
  const exported: { items: { id: string; body: string }[] } = JSON.parse(await readFile(await download.path(), 'utf8'));
  const [item] = await storedItems(page);
  expect(exported.items[0]).toMatchObject({ id: item?.id, body: item?.body });

  await page
    .getByRole('button', { name: /^delete/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await storedItems(page)).toHaveLength(1);

  await page
    .getByRole('button', { name: /^delete/i })
    .first()
    .click();
  await dialog.getByRole('button', { name: /delete/i }).click();
  await expectUnsent(page, 0);
  expect(await storedItems(page)).toEqual([]);
});

test('while the server is away the item says why it waits, and "Send now" sends it when it is back', async ({
  relay,
  phone,
}) => {
  await phone.install();
  const page = await phone.open('/report-disaster');
  phone.console.expectFailedRequests();
  await fillReport(page);
  await relay.stop();
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  await page.goto('/');
  await page.locator('[data-unsent="1"]').click();
  await expect(page).toHaveURL(/\/outbox$/);
  await expect.poll(async () => (await storedItems(page))[0]?.reason?.code).toBe('unreachable');
  await sendOnPressOnly(page, 'Send all now');
  await relay.start();
  await page.getByRole('button', { name: 'Send all now' }).click();
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  await expectUnsent(page, 0);
});

test('a server killed in the middle loses nothing and doubles nothing', async ({ relay, phone }) => {
  await phone.install();
  const page = await phone.open('/report-disaster');
  phone.console.expectFailedRequests();
  await fillReport(page);
  await relay.kill();
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  await relay.start();
  await page.goto('/outbox');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);
});

test('a Wi-Fi login page that answers 200 is not taken for the server', async ({ relay, onlinePhone: phone }) => {
  const page = await phone.open('/report-disaster');
  await phone.context.route('**/api/outbox', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to Free Wi-Fi</h1>' }),
  );
  await fillReport(page);
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  await expect.poll(async () => (await storedItems(page))[0]?.reason?.code).toBe('not-ours');
  await phone.context.unroute('**/api/outbox');
  await page.goto('/outbox');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);
});

test('nothing waits: the list says so', async ({ onlinePhone: phone }) => {
  const page = await phone.open('/outbox');
  await expectUnsent(page, 0);
  await expect(page.getByRole('main')).toContainText(/nothing/i);
});

test('after a deletion the focus goes to what is beside it', async ({ relay, onlinePhone: phone }) => {
  const page = await phone.open('/report-disaster');
  for (const saved of [1, 2]) {
    await fillReport(page, { address: `Ward ${saved}` });
    await submit(page, '#report-form');
    await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
    await page.goto(saved === 1 ? '/report-disaster' : '/outbox');
  }
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(2);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Delete' }).first().press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(left);
    await expect(page.getByRole('heading', { level: left === 0 ? 1 : 2 }).first()).toBeFocused();
  }
});

test('while the server hangs, an item on its way says when it can be deleted', async ({
  relay,
  wire,
  phoneBehindWire: phone,
}) => {
  await phone.install();
  const page = await phone.open('/report-disaster');
  phone.console.expectFailedRequests();
  await fillReport(page);
  wire.holdAnswers();
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  await page.getByRole('link', { name: 'See what is on this phone' }).click();
  await expect(page.locator('[data-item-state=sending]')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText(/cannot be deleted yet\. This try ends in \d+ seconds at the latest/)).toBeVisible();
  wire.release();
  await expectUnsent(page, 0);
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);
});
