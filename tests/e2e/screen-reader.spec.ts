import type { Page } from '@playwright/test';
import { untilAwake, untilShellIsWhole } from '../support/awake.ts';
import { breakStorage } from '../support/broken-storage.ts';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { expect, test, type Phone } from '../support/journey.ts';
import { heard, listen } from '../support/listen.ts';
import { sendOnPressOnly } from '../support/sent-on-press.ts';

/** Opens the report form without network and saves what is typed. */
async function saveOffline(page: Page, count: number): Promise<void> {
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeFocused();
  await expectUnsent(page, count);
}

async function openForm(phone: Phone): Promise<Page> {
  phone.console.expectFailedRequests();
  await phone.install();
  return phone.open('/report-disaster');
}

test('while a report waits, its reason is said once and the countdown never; "Send now" hands the focus on', async ({
  relay,
  phone,
}) => {
  const page = await openForm(phone);
  await relay.stop();
  await listen(page);
  await saveOffline(page, 1);
  await expect.poll(() => heard(page)).toContain('No connection to the server yet.');
  const countdown = page.getByText(/Next try/);
  const before = await countdown.textContent();
  await expect(countdown).not.toHaveText(before ?? '');
  const said = await heard(page);
  expect(said.filter((text) => text.includes('Next try'))).toEqual([]);
  expect(said.filter((text) => text.includes('No connection to the server'))).toHaveLength(1);

  await sendOnPressOnly(page, 'Send now');
  await relay.start();
  await page.getByRole('button', { name: 'Send now' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Sent, reference / })).toBeFocused();
  expect((await heard(page)).join('\n')).toMatch(/Sent, reference/);
});

test('the outbox says in one sentence that all has arrived; the focus stays when the buttons go', async ({
  relay,
  phone,
}) => {
  const page = await openForm(phone);
  await relay.stop();
  await saveOffline(page, 1);
  await page.getByRole('link', { name: 'Report another' }).click();
  await saveOffline(page, 2);
  await page.getByRole('link', { name: 'See what is on this phone' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  // What tells of arrivals.
  await untilShellIsWhole(page);
  await listen(page);
  await sendOnPressOnly(page, 'Send all now');
  await relay.start();
  await page.getByRole('button', { name: 'Send all now' }).press('Enter');
  await expectUnsent(page, 0);
  await expect(page.getByRole('button', { name: 'Send all now' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => heard(page)).toContain('2 messages have arrived. Nothing is waiting on this phone any more.');
  expect((await heard(page)).filter((text) => text.includes('arrived'))).toHaveLength(1);
});

test('a submit keeps the focus on its button, and a failed save leads to the ways out', async ({
  onlinePhone: phone,
}) => {
  await breakStorage(phone.context, 'full');
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await untilAwake(page);
  await listen(page);
  await page.evaluate(() => {
    document.addEventListener('focusout', ({ target, relatedTarget }) => {
      if (!relatedTarget) document.body.dataset['lost'] = (target as Element).textContent ?? '';
    });
  });
  await page.getByRole('button', { name: 'Send report' }).press('Enter');
  const banner = page.getByRole('group', { name: 'It could not be saved on this phone' });
  await expect(banner).toBeFocused();
  expect(await page.evaluate(() => document.body.dataset['lost']), 'never nowhere').toBeUndefined();
  await expect(page.getByText(/QuotaExceededError/)).toBeHidden();
  await page.getByText('What the phone says').click();
  await expect(page.getByText(/QuotaExceededError/)).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(() => heard(page)).toContain('It could not be saved on this phone');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
});

test('a copy taken before deleting is confirmed inside the dialog', async ({ relay, phone }) => {
  const page = await openForm(phone);
  await relay.stop();
  await saveOffline(page, 1);
  await page.goto('/outbox');
  await page.getByRole('button', { name: 'Delete' }).click();
  await listen(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take a copy' }).click();
  await expect(dialog.getByText(/^The copy was handed to your browser as /)).toBeVisible();
  expect((await heard(page)).join('\n')).toMatch(/^The copy was handed to your browser/);
  expect(await storedItems(page)).toHaveLength(1);
});

test('what a choice or a shortcut does is said, and no sentence claims more than is true', async ({
  onlinePhone: phone,
}) => {
  const page = await phone.open('/report-disaster');
  await untilAwake(page);
  await listen(page);
  await page.getByLabel('The place is somewhere else').check();
  await expect.poll(() => heard(page)).toContain('Your own position will not be sent.');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByRole('heading', { level: 1, name: /^(Saved on this phone|Sent, reference)/ })).toBeFocused();
  await expect(page.getByText('Submitted disaster report...')).toBeVisible();
  expect(await heard(page)).not.toContain('Submitted disaster report...');

  await page.goto('/request-assistance');
  await untilAwake(page);
  await listen(page);
  await page.getByRole('group', { name: 'Needed by' }).getByRole('button', { name: 'Tomorrow' }).click();
  await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}, /);
  await expect(page.locator('[name=deadline]')).not.toHaveValue('');
});
