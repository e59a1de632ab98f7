import type { Page } from '@playwright/test';
import { closeForm } from '../support/close-form.ts';
import { storedDrafts, storedItems } from '../support/device-store.ts';
import { expectUnsent, fillAid, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, firstVisit, test } from '../support/journey.ts';

test.use(firstVisit);

interface ReportJson {
  location?: { lati: number; long: number };
  peopleAffected?: number;
  assistanceRequired?: string;
}

async function onlyBody<Body>(page: Page): Promise<Body> {
  const items = await storedItems(page);
  expect(items).toHaveLength(1);
  const body: Body = JSON.parse(items[0]?.body ?? '');
  return body;
}

test('an empty report says at each field what is missing, and nothing is saved', async ({ phone }) => {
  const page = await phone.open('/report-disaster');
  await page.locator('[name=name]').fill('Kept as typed');
  await submit(page, '#report-form');
  const address = page.locator('[name=address]');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  const describedBy = (await address.getAttribute('aria-describedby')) ?? '';
  const described = describedBy.split(' ').map((id) => `#${id}`);
  await expect(page.locator(described.join(', ')).last()).toBeVisible();
  await expect(page.locator('[name=name]')).toHaveValue('Kept as typed');
  await expectUnsent(page, 0);
  expect(await storedItems(page)).toEqual([]);
});

test('a report sent with network shows the reference and the words of success', async ({ relay, phone }) => {
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await page.locator('[name=peopleAffected]').fill('6');
  await page.locator('[name=assistanceRequired]').fill('A boat');
  await submit(page, '#report-form');
  await expect(page.getByText('Disaster report submitted successfully!').first()).toBeVisible();
  await expect(page.getByText(/Sent, reference [0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
  await expectUnsent(page, 0);
  expect(await onlyBody(page)).toMatchObject({ peopleAffected: 6, assistanceRequired: 'A boat' });
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);
});

test('an aid request with several needs; the first cannot be removed, others can', async ({ phone }) => {
  const page = await phone.open('/request-assistance');
  await fillAid(page);
  await page.getByRole('button', { name: /add .*(need|requirement)/i }).click();
  await page.locator('[name="requirements.1.type"]').fill('Blankets');
  await page.locator('[name="requirements.1.quantity"]').fill('40');
  await page.locator('[name="requirements.1.urgent"]').check();
  await page.getByRole('button', { name: /add .*(need|requirement)/i }).click();
  const removals = page.getByRole('button', { name: /remove/i });
  await expect(removals).toHaveCount(2);
  await removals.last().click();
  await expect(removals).toHaveCount(1);
  await submit(page, '#aid-form');
  await expect(page.getByText('Aid request submitted successfully!').first()).toBeVisible();
  expect(await onlyBody(page)).toMatchObject({
    status: 'active',
    requirements: [
      { type: 'Drinking water', quantity: '200 litres', urgent: false, status: 'pending' },
      { type: 'Blankets', quantity: '40', urgent: true, status: 'pending' },
    ],
  });
});

test('what was typed is there again after the app was closed', async ({ phone }) => {
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await expect.poll(async () => (await storedDrafts(page))[0]?.values['contactNumber']).toBe(REPORT.contactNumber);
  await closeForm(page);
  const later = await phone.open('/report-disaster');
  await expect(later.locator('[name=description]')).toHaveValue(REPORT.description);
  await expect(later.locator('[name=name]')).toHaveValue(REPORT.name);
});

test('words typed in the very moment of a reload are there afterwards', async ({ phone }) => {
  const page = await phone.open('/report-disaster');
  const description = page.locator('[name=description]');
  await description.fill('The water');
  await expect.poll(async () => (await storedDrafts(page))[0]?.values['description']).toBe('The water');
  await description.fill('The water rises');
  await page.reload();
  await expect(description).toHaveValue('The water rises');
});

test('words pasted in one go, and the page gone before the phone had written a first draft, are there afterwards', async ({
  phone,
}) => {
  const page = await phone.open('/report-disaster');
  await expectUnsent(page, 0);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#report-form [name=description]');
    if (!field) throw new Error('no form');
    field.value = 'Pasted';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // A phone whose flash stalls.
    IDBObjectStore.prototype.put = () => ({}) as IDBRequest;
  });
  await page.reload();
  await expect(page.locator('[name=description]')).toHaveValue('Pasted');
  await expect.poll(() => storedDrafts(page)).toMatchObject([{ values: { description: 'Pasted' } }]);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('a text over the limit is refused in words and kept whole', async ({ phone }) => {
  const page = await phone.open('/report-disaster');
  const long = `${'help '.repeat(4100)}END`;
  await fillReport(page, { description: long });
  await submit(page, '#report-form');
  await expect(page.locator('[name=description]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=description]')).toHaveValue(long);
  expect(await storedItems(page)).toEqual([]);
});

test('a second tab gets a form of its own, and both reports arrive', async ({ relay, phone }) => {
  const first = await phone.open('/report-disaster');
  await fillReport(first, { description: 'from the first tab' });
  const second = await phone.open('/report-disaster');
  await expect(second.locator('[name=description]')).toHaveValue('');
  await fillReport(second, { description: 'from the second tab' });
  await submit(second, '#report-form');
  await submit(first, '#report-form');
  await expect.poll(async () => (await relay.query('SELECT id FROM reports')).length).toBe(2);
});

test('a hurried double tap on submit makes one report', async ({ relay, phone }) => {
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await page.locator('#report-form button[type=submit]').evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect(await storedItems(page)).toHaveLength(1);
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);
});

test('with permission given before, the position goes with the report', async ({ relay, phone }) => {
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 25.594_1, longitude: 85.137_6, accuracy: 12 });
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await expect(page.getByText(/12\s?m/).first()).toBeVisible();
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect((await onlyBody<ReportJson>(page)).location).toEqual({ lati: 25.5941, long: 85.1376 });
});

test('GPS refused never blocks: the report goes with its address', async ({ phone }) => {
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect((await onlyBody<ReportJson>(page)).location).toBeUndefined();
});

test('"the place is somewhere else" sends no position of this phone', async ({ relay, phone }) => {
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 25.594_1, longitude: 85.137_6, accuracy: 12 });
  const page = await phone.open('/report-disaster');
  await fillReport(page);
  await page.getByLabel(/somewhere else/i).check();
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  expect((await onlyBody<ReportJson>(page)).location).toBeUndefined();
});

test('the aid form fills in the position as lat, long, and says so when it cannot', async ({ relay, phone }) => {
  const page = await phone.open('/request-assistance');
  await page.getByRole('button', { name: /location|position/i }).click();
  await expect(page.getByText('Failed to get location. Please enter manually.')).toBeVisible();
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 25.5, longitude: 85.25, accuracy: 8 });
  await page.getByRole('button', { name: /location|position/i }).click();
  await expect(page.locator('[name=location]')).toHaveValue(/^25\.5\d*, 85\.25\d*$/);
});
