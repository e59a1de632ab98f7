import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { OutboxItem } from '../../src/data/outbox/item.ts';
import { storedDrafts, storedItems } from '../support/device-store.ts';
import { expectUnsent, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, test, type Phone, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { spoil } from '../support/spoil-item.ts';

async function bodies(relay: Relay): Promise<Record<string, unknown>[]> {
  const rows = await relay.query<{ id: string; body: string }>('SELECT id::text, body FROM reports');
  return rows.map(({ id, body }) => ({ id, ...JSON.parse(body) }));
}

/** A report with a position that the real server refuses, on its own page. */
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
  await page.reload();
  await expect(page.getByRole('link', { name: 'Correct and send again' })).toBeVisible();
  return { page, refused };
}

test('a refused report is shown with its reason and can be copied; opened filled in, it goes out anew, and the old one is replaced', async ({
  relay,
  phone,
}, info) => {
  const { page, refused } = await refusedReport(relay, phone);
  await page.goto('/outbox');
  await expect(page.getByText(/Needs you/).first()).toBeVisible();
  await expectUnsent(page, 1);
  await expect(page.getByRole('region', { name: 'This phone’s storage' })).toContainText(/This app uses \d/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('article').getByRole('button', { name: 'Take a copy' }).click();
  const copy: { items: object[] } = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(copy.items).toMatchObject([{ id: refused.id, body: refused.body }]);
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

  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  await expectUnsent(page, 0);
  const [sent, ...others] = await bodies(relay);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    ...REPORT,
    contactNumber: '+91 12345 67890',
    peopleAffected: 1200,
    location: { lati: 25.5941, long: 85.1376 },
    supersedes: refused.id,
  });
  expect(sent?.['id']).not.toBe(refused.id);

  const kept = await storedItems(page);
  expect(new Set(kept.map(({ id, state }) => `${state} ${id}`))).toEqual(
    new Set([`replaced ${refused.id}`, `sent ${String(sent?.['id'])}`]),
  );
});
