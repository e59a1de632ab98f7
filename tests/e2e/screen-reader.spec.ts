import type { Page } from 'playwright/test';
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

test('reports that wait: the reason is said once and the countdown never, what was done is said where it was, the focus is handed on', async ({
  relay,
  phone,
}) => {
  const page = await openForm(phone);
  await relay.stop();
  await listen(page);
  await saveOffline(page, 1);

  await test.step('a report waits and is sent by a press', async () => {
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
    await relay.stop();
  });

  for (const count of [1, 2]) {
    await page.getByRole('link', { name: 'Report another' }).click();
    await saveOffline(page, count);
  }
  const outbox = await phone.open('/outbox');
  await page.close();
  await expect(outbox.getByRole('article')).toHaveCount(3);
  // What tells of arrivals.
  await untilShellIsWhole(outbox);

  await test.step('a copy taken before deleting is confirmed inside the dialog', async () => {
    await outbox.getByRole('button', { name: 'Delete' }).first().click();
    await listen(outbox);
    const dialog = outbox.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take a copy' }).click();
    await expect(dialog.getByText(/^The copy was handed to your browser as /)).toBeVisible();
    expect((await heard(outbox)).join('\n')).toMatch(/^The copy was handed to your browser/);
    expect(await storedItems(outbox)).toHaveLength(3);
    await outbox.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('that all has arrived is one sentence, and the focus stays when the buttons go', async () => {
    await listen(outbox);
    await sendOnPressOnly(outbox, 'Send all now');
    await relay.start();
    await outbox.getByRole('button', { name: 'Send all now' }).press('Enter');
    await expectUnsent(outbox, 0);
    await expect(outbox.getByRole('button', { name: 'Send all now' })).toHaveCount(0);
    await expect(outbox.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => heard(outbox)).toContain('2 items were sent. Nothing is waiting on this device any more.');
    expect((await heard(outbox)).filter((text) => text.includes('were sent'))).toHaveLength(1);
  });
});

test('a choice is said; a submit keeps the focus on its button, and a failed save leads to the ways out', async ({
  onlinePhone: phone,
  relay,
}) => {
  await breakStorage(phone.context, 'full');
  const page = await phone.open('/report-disaster');
  await untilAwake(page);
  await listen(page);
  await page.getByLabel('The place is somewhere else').check();
  await expect.poll(() => heard(page)).toContain('Your own position will not be sent.');
  await fillReport(page);
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
  await page.getByText('Technical details').click();
  await expect(page.getByText(/QuotaExceededError/)).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(() => heard(page)).toContain('It could not be saved on this phone');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.getByRole('button', { name: 'Send now', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Sent, reference / })).toBeFocused();
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);
});
