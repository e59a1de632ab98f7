import { closeForm } from '../support/close-form.ts';
import { storedDrafts, storedItems } from '../support/device-store.ts';
import { AID, expectUnsent, fillAid, fillReport, REPORT, submit } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';

test('with network and position: a report by a hurried double tap is one, an aid request has its place and needs; each with its reference and the words of success', async ({
  relay,
  onlinePhone: phone,
}) => {
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 25.594_1, longitude: 85.137_6, accuracy: 12 });
  const page = await phone.open('/report-disaster');
  // The mark of what is needed is the style sheet's.
  const markOf = (name: string) =>
    page.locator(`label[for=field-${name}]`).evaluate((label) => getComputedStyle(label, '::after').content);
  expect(await Promise.all(['name', 'contactNumber', 'peopleAffected'].map(markOf))).toEqual([
    expect.stringContaining('*'),
    expect.stringContaining('*'),
    'none',
  ]);
  await fillReport(page);
  await page.locator('[name=peopleAffected]').fill('१,२००');
  await page.locator('[name=assistanceRequired]').fill('A boat');
  await expect(page.getByText(/12\s?m/).first()).toBeVisible();
  await page.locator('#report-form button[type=submit]').evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('Disaster report submitted successfully!').first()).toBeVisible();
  await expect(page.getByText(/Sent, reference [0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible();
  await expectUnsent(page, 0);
  const [report, ...others] = await storedItems(page);
  expect(others).toEqual([]);
  expect(JSON.parse(report?.body ?? '')).toMatchObject({
    peopleAffected: 1200,
    assistanceRequired: 'A boat',
    location: { lati: 25.5941, long: 85.1376 },
    locationAccuracy: 12,
  });
  expect(await relay.query('SELECT id FROM reports')).toHaveLength(1);

  await page.goto('/request-assistance');
  await page.locator('[name=deadline]').focus();
  await page.keyboard.type('12');
  await submit(page, '#aid-form');
  await expect(page.getByText(/This date is not complete/).first()).toBeVisible();
  await fillAid(page);
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page.getByText(/^Position: .*25\.59410, 85\.13760/)).toBeVisible();
  await page.getByRole('button', { name: 'Add another need' }).click();
  await page.locator('[name="requirements.1.type"]').fill('Blankets');
  await page.locator('[name="requirements.1.quantity"]').fill('40');
  await page.locator('[name="requirements.1.urgent"]').check();
  await submit(page, '#aid-form');
  await expect(page.getByText('Aid request submitted successfully!').first()).toBeVisible();
  const [aid] = await relay.query<{ body: object }>(
    'SELECT body::json AS body FROM aid_requests WHERE lat = 25.5941 AND lng = 85.1376',
  );
  expect(aid?.body).toMatchObject({
    status: 'active',
    location: AID.location,
    position: { lati: 25.5941, long: 85.1376 },
    locationAccuracy: 12,
    requirements: [
      { type: 'Drinking water', quantity: '200 litres', urgent: false, status: 'pending' },
      { type: 'Blankets', quantity: '40', urgent: true, status: 'pending' },
    ],
  });
});

test('words pasted in one go before a first draft was written, typed in the moment of a reload, or left with a closed app are there again; a second tab has its own', async ({
  relay,
  onlinePhone: phone,
}) => {
  const page = await phone.open('/report-disaster');
  const description = page.locator('[name=description]');
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
  await expect(description).toHaveValue('Pasted');
  await expect.poll(() => storedDrafts(page)).toMatchObject([{ values: { description: 'Pasted' } }]);
  // Beside the number of what waits, and the server's time.
  const marks = () => Object.keys(localStorage).filter((key) => !/^relief-relay-(unsent|server-time)$/.test(key));
  await expect.poll(() => page.evaluate(marks)).toEqual(['relief-relay-kept:report']);

  await description.fill('The water rises');
  await page.reload();
  await expect(description).toHaveValue('The water rises');

  await fillReport(page);
  await expect.poll(async () => (await storedDrafts(page))[0]?.values['contactNumber']).toBe(REPORT.contactNumber);
  await closeForm(page);
  const later = await phone.open('/report-disaster');
  await expect(later.locator('[name=description]')).toHaveValue(REPORT.description);
  await expect(later.locator('[name=name]')).toHaveValue(REPORT.name);

  const second = await phone.open('/report-disaster');
  await expect(second.locator('[name=description]')).toHaveValue('');
  await fillReport(second, { description: 'from the second tab' });
  await submit(second, '#report-form');
  await submit(later, '#report-form');
  await expect.poll(async () => (await relay.query('SELECT id FROM reports')).length).toBe(2);
});
