import type { Page } from '@playwright/test';
import type { OutboxItem } from '../../src/data/outbox/item.ts';
import { untilAwake } from '../support/awake.ts';
import { storedDrafts, storedItems } from '../support/device-store.ts';
import { AID, expectUnsent, fillAid, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { changeItem, spoil } from '../support/spoil-item.ts';

async function bodies(relay: Relay, table: 'reports' | 'aid_requests'): Promise<Record<string, unknown>[]> {
  const rows = await relay.query<{ id: string; body: string }>(`SELECT id::text, body FROM ${table}`);
  return rows.map(({ id, body }) => ({ id, ...JSON.parse(body) }));
}

/** A report with a position that the real server refuses, opened in the outbox. */
async function refusedReport(relay: Relay, phone: Phone): Promise<{ page: Page; refused: OutboxItem }> {
  await phone.install();
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 25.594_1, longitude: 85.137_6, accuracy: 12 });
  phone.console.expectFailedRequests();
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await page.locator('[name=peopleAffected]').fill('1,200');
  await expect(page.getByText(/accurate to about/)).toBeVisible();
  await relay.stop();
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  const refused = await spoil(page, 'contactNumber', '\u200b\u3164');
  // Another place by now: the report is still of the first one.
  await phone.context.setGeolocation({ latitude: 10, longitude: 20, accuracy: 12 });
  await relay.start();
  await page.goto('/outbox');
  await expect(page.getByRole('link', { name: 'Correct and send again' })).toBeVisible();
  return { page, refused };
}

test('a refused report opens filled in with the server’s reason at its field, goes out anew, and the old one is replaced', async ({
  relay,
  phone,
}, info) => {
  const { page, refused } = await refusedReport(relay, phone);
  await look(page, info, 'outbox-refused');
  await page.getByRole('link', { name: 'Correct and send again' }).press('Enter');
  await expect(page).toHaveURL(/\/report-disaster\?correct=/);
  const contact = page.locator('[name=contactNumber]');
  await expect(page.locator('[name=description]')).toHaveValue(REPORT.description);
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/takes the place of the one that was not accepted/)).toBeVisible();
  await expect(page.getByText('The position of the report that you correct is kept.')).toBeVisible();
  await look(page, info, 'correcting-report');

  await contact.fill('+91 12345 67890');
  await expect.poll(async () => (await storedDrafts(page))[0]?.values['contactNumber']).toBe('+91 12345 67890');
  await page.reload();
  await expect(contact).toHaveValue('+91 12345 67890');
  await expect(page.getByText(/takes the place of/)).toBeVisible();
  // A new report is another matter: the correction's words are not in its form.
  await page.goto('/report-disaster');
  await expect(page.getByRole('button', { name: 'Send report' })).toBeVisible();
  await expect(contact).toHaveValue('');
  await page.goBack();
  await expect(contact).toHaveValue('+91 12345 67890');
  await untilAwake(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/outbox$/);
  await page.getByRole('link', { name: 'Correct and send again' }).click();
  await expect(contact).toHaveValue('+91 12345 67890');

  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  await expectUnsent(page, 0);
  const [sent, ...others] = await bodies(relay, 'reports');
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    ...REPORT,
    contactNumber: '+91 12345 67890',
    peopleAffected: 1200,
    location: { lati: 25.5941, long: 85.1376 },
    supersedes: refused.id,
  });
  expect(sent?.['id']).not.toBe(refused.id);

  await page.goto('/outbox');
  const old = page.locator('[data-item-state=replaced]');
  await expect(old).toContainText('Replaced by its correction');
  await look(page, info, 'outbox-replaced');
  await old.getByRole('link', { name: 'See the corrected one' }).click();
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect(await storedItems(page)).toHaveLength(2);
  await page.goto(`/report-disaster?correct=${refused.id}`);
  await expect(page.getByText('There is nothing to correct')).toBeVisible();
});

test('a refused aid request opens with all its needs and its deadline', async ({ relay, phone }) => {
  await phone.install();
  phone.console.expectFailedRequests();
  const page = await phone.open('/request-assistance');
  await fillAid(page);
  for (const row of [1, 2]) {
    await page.getByRole('button', { name: 'Add another need' }).click();
    await page.locator(`[name="requirements.${row}.type"]`).fill(`Need ${row}`);
    await page.locator(`[name="requirements.${row}.quantity"]`).fill(`${row}`);
  }
  await page.locator('[name="requirements.2.urgent"]').check();
  await relay.stop();
  await submit(page, '#aid-form');
  await expectUnsent(page, 1);
  const refused = await spoil(page, 'name', '\u2060');
  const itemPage = page.url();
  await relay.start();
  await page.goto('/outbox');
  await expect(page.getByRole('link', { name: 'Correct and send again' })).toBeVisible();
  await page.goto(itemPage);
  await page.getByRole('link', { name: 'Correct and send again' }).click();

  await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=deadline]')).toHaveValue(AID.deadline);
  await expect(page.locator('[name="requirements.2.type"]')).toHaveValue('Need 2');
  await expect(page.locator('[name="requirements.2.urgent"]')).toBeChecked();
  await page.locator('[name=name]').fill('Mo');
  await submit(page, '#aid-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  const sent = await bodies(relay, 'aid_requests');
  expect(sent).toHaveLength(1);
  const before: Record<string, unknown> = JSON.parse(refused.body);
  expect(sent[0]).toMatchObject({
    name: 'Mo',
    requirements: before['requirements'],
    deadline: before['deadline'],
    supersedes: refused.id,
  });
});

test('what the phone’s storage has damaged is never offered as it is, and can be corrected', async ({
  relay,
  phone,
}, info) => {
  await phone.install();
  phone.console.expectFailedRequests();
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await relay.stop();
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  const [item] = await storedItems(page);
  if (!item) throw new Error('nothing is saved');
  const body = item.body.replace('Ward 7', 'Ward 3');
  await changeItem(page, item.id, { body });
  // With its second copy it would be mended. That one is written after the first.
  const copies = async () => (await (await caches.open('relief-relay-outbox-mirror')).keys()).length;
  await expect.poll(() => page.evaluate(copies)).toBe(1);
  await page.evaluate(() => caches.delete('relief-relay-outbox-mirror'));
  await page.reload();
  await expect(page.getByText(/not sent, so that nobody acts on wrong words/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await look(page, info, 'damaged');
  await relay.start();
  await page.getByRole('link', { name: 'Correct and send again' }).click();
  await expect(page.locator('[name=address]')).toHaveValue(/^Ward 3/);
  await page.locator('[name=address]').fill(REPORT.address);
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect(await bodies(relay, 'reports')).toMatchObject([{ address: REPORT.address }]);
});

test('"start over" ends a correction: the refused one stays as it was', async ({ relay, phone }) => {
  const { page } = await refusedReport(relay, phone);
  await page.getByRole('link', { name: 'Correct and send again' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expect(page.getByText(/takes the place of/)).toHaveCount(0);
  await expect(page.locator('[name=description]')).toHaveValue('');
  await expect(page.getByText(/accurate to about/)).toBeVisible();
  await expectUnsent(page, 1);
});
