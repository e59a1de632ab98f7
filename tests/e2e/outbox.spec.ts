import { readFile } from 'node:fs/promises';
import { storedItems } from '../support/device-store.ts';
import { expectUnsent, fillReport, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { takeId } from '../support/taken-id.ts';

/** An id that another body already has on the server: only a person can settle that. */
test('a final refusal is shown with its reason, and the item stays until the person decides', async ({
  relay,
  onlinePhone: phone,
}) => {
  phone.console.expectFailedRequests();
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await relay.stop();
  await submit(page, '#report-form');
  await expectUnsent(page, 1);
  const [item] = await storedItems(page);
  // Before the server is back: the phone tries again by itself.
  await takeId(relay, item?.id);
  await relay.start();
  await page.goto('/outbox');
  await expect(page.getByText(/Needs you/).first()).toBeVisible();
  await expectUnsent(page, 1);
  await expect(page.getByRole('region', { name: 'This phone’s storage' })).toContainText(/This app uses \d/);

  const downloading = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /take a copy/i })
    .first()
    .click();
  const download = await downloading;
  const exported: { items: { id: string; body: string }[] } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(exported.items[0]).toMatchObject({ id: item?.id, body: item?.body });

  const toDelete = page.getByRole('button', { name: /^delete/i }).first();
  const dialog = page.getByRole('dialog');
  await toDelete.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await storedItems(page)).toHaveLength(1);
  await toDelete.click();
  await dialog.getByRole('button', { name: /delete/i }).click();
  await expectUnsent(page, 0);
  await expect(page.getByRole('main')).toContainText('Nothing here yet');
  expect(await storedItems(page)).toEqual([]);
});
