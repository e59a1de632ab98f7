import { expect, test } from '../support/journey.ts';
import { expectUnsent } from '../support/forms.ts';
import { look } from '../support/look.ts';

const WORDS = 'water in the house, four of us, near the mosque in Rampur. We need 20 blankets';

test('without a network the assistant fills in a form with what it was told: each field is marked until it was looked at, the person sends it, and it arrives once', async ({
  relay,
  phone,
}, info) => {
  const page = await phone.open('/');
  await phone.install();
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.goto('/');
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const panel = page.getByRole('dialog', { name: 'Need Help?' });
  for (const words of ['How long must I boil water?', WORDS]) {
    await panel.getByRole('textbox', { name: 'Your message' }).fill(words);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Send' })).toBeEnabled();
  }
  await expect(panel.getByRole('button', { name: 'Fill in an aid request' })).toBeVisible();
  await look(page, info, 'assistant-offer');
  await panel.getByRole('button', { name: 'Fill in a disaster report' }).click();
  await expect(page).toHaveURL(/\/report-disaster/);
  const note = page.getByRole('group', { name: 'Filled in from what you told us' });
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Location in words')).toHaveValue('near the mosque in Rampur');
  await expect(page.locator('#report-form').getByText('Nothing has been sent yet.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Flood' })).toBeChecked();
  // What to check is at the fields, the first of them in sight.
  await expect(page.getByRole('radio', { name: 'Flood' })).toBeInViewport();
  await look(page, info, 'filled-form');
  const place = page.getByLabel('Location in words');
  await expect(place).toHaveAttribute('aria-description', /^Filled in from what you said/);
  await place.press('End');
  await page.keyboard.type(', Ward 7');
  await page.getByLabel('Your name').fill('Asha');
  await expect(place).not.toHaveAttribute('aria-description');
  await note.getByRole('button', { name: 'I have checked them all' }).click();
  await expect(note).toBeHidden();
  await page.getByLabel('Phone number').fill('9810012345');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  await expectUnsent(page, 1);
  await relay.start();
  await page.reload();
  await expectUnsent(page, 0);
  const reports = await relay.query<{ body: Record<string, unknown> }>('SELECT body::json AS body FROM reports');
  expect(reports).toHaveLength(1);
  expect(reports[0]?.body).toMatchObject({
    disasterType: 'flood',
    peopleAffected: 4,
    address: 'near the mosque in Rampur, Ward 7',
    description: WORDS,
  });
  expect(reports[0]?.body).not.toHaveProperty('filled');
});
