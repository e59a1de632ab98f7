import type { Page } from 'playwright/test';
import { makeDisaster } from '../support/disasters.ts';
import { expectUnsent } from '../support/forms.ts';
import { Hand } from '../support/hand.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoViolation, look } from '../support/look.ts';
import { makeAccount, OMAR } from '../support/people.ts';
import { main, openAs } from '../support/volunteers.ts';

const SUBMITTED = 'Submitted disaster report...';
const WAITS = 'Saved, will be sent';
const HERE = { latitude: 25.61, longitude: 85.14, accuracy: 12 };

const choice = (page: Page, name: string) => main(page).getByRole('radio', { name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('without a network: a report in eight taps, said to be saved and not to be submitted; aid after it in five, filled in from the report; both arrive, and the next person finds nothing of it', async ({
  relay,
  phone,
}, info) => {
  const page = await phone.open('/');
  await phone.install();
  phone.console.expectFailedRequests();
  await relay.stop();
  await page.goto('/');
  const reporter = new Hand();
  await reporter.tap(
    main(page)
      .getByRole('link', { name: /Report a disaster/ })
      .first(),
  );
  await expect(choice(page, 'Flood')).toBeVisible();
  await look(page, info, 'report-choices');
  await reporter.tap(choice(page, 'Flood'));
  await reporter.tap(choice(page, 'Severe: people are hurt or cut off'));
  await reporter.write(page, 'description', 'Water up to the roof');
  await reporter.write(page, 'address', 'By the school, Rampur');
  await reporter.write(page, 'name', 'Asha');
  await reporter.write(page, 'contactNumber', '9810012345');
  await reporter.tap(button(page, 'Send report'));
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  expect(reporter.taps).toBeLessThanOrEqual(8);
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(page.getByText(SUBMITTED)).toHaveCount(0);
  await look(page, info, 'report-saved');

  const asking = new Hand();
  await asking.tap(main(page).getByRole('link', { name: 'I also need aid' }));
  await expect(page.getByRole('group', { name: 'Filled in from what you told us' })).toBeVisible();
  await expect(page.getByText(WAITS)).toHaveCount(0);
  for (const [name, words] of [
    ['location', 'By the school, Rampur'],
    ['name', 'Asha'],
    ['contactNumber', '9810012345'],
  ] as const)
    await expect(page.locator(`[name=${name}]`)).toHaveValue(words);
  await look(page, info, 'aid-from-report');
  await asking.write(page, 'requirements.0.type', 'Drinking water');
  await asking.write(page, 'requirements.0.quantity', '20 litres');
  await asking.tap(button(page, 'In 6 hours'));
  await asking.tap(button(page, 'Send request'));
  await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  expect(asking.taps).toBeLessThanOrEqual(5);
  await expectUnsent(page, 2);

  await relay.start();
  await page.reload();
  await expectUnsent(page, 0);
  const [report] = await relay.query<{ body: object }>('SELECT body::json AS body FROM reports');
  expect(report?.body).toMatchObject({ disasterType: 'flood', severity: 'severe', severityChosen: true });
  const [aid] = await relay.query<{ body: object }>('SELECT body::json AS body FROM aid_requests');
  expect(aid?.body).toMatchObject({ location: 'By the school, Rampur', name: 'Asha', contactNumber: '9810012345' });
  // The page was loaded anew: what was said was in its memory alone.
  await page.goto('/request-assistance');
  await expect(button(page, 'Choose on the map')).toBeVisible();
  await expect(button(page, 'Fill in from my report')).toHaveCount(0);
  await expect(page.locator('[name=name]')).toHaveValue('');
});

test('what nobody chose is sent as such: an admin reads so of severity and place, of an older phone’s report nothing; choices by keys alone', async ({
  relay,
  onlinePhone: phone,
}, info) => {
  await makeAccount(relay, OMAR);
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(HERE);
  const page = await phone.open('/report-disaster');
  await expect(page.getByText(/^Position found/)).toBeVisible();
  // A choice is one stop of the Tab key, and the arrows go through it.
  await choice(page, 'Flood').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Earthquake')).toBeChecked();
  for (const [name, words] of [
    ['description', 'Houses fell'],
    ['address', 'Market street'],
    ['name', 'Asha'],
    ['contactNumber', '9810012345'],
  ] as const)
    await page.locator(`[name=${name}]`).fill(words);
  await button(page, 'Send report').click();
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  await page.locator('a[href="/outbox"]').first().click();
  await expect(page.getByText(SUBMITTED)).toHaveCount(0);
  const [report] = await relay.query<{ id: string; body: object }>('SELECT id::text, body::json AS body FROM reports');
  expect(report?.body).toMatchObject({ severity: 'moderate', severityChosen: false, placeChosen: false });

  await page.goto('/request-assistance');
  await button(page, 'Use my position').click();
  await expect(page.getByText(/^Position: .*25\.61000, 85\.14000/)).toBeVisible();
  await expect(page.locator('[name=location]')).toHaveValue('');
  await look(page, info, 'aid-position');
  await button(page, 'Remove the position').click();
  await expect(page.getByText(/^Position: /)).toHaveCount(0);
  await button(page, 'Send request').click();
  const problem = page.locator('#field-location-problem');
  await expect(problem).toBeVisible();
  await page.locator('[name=location]').fill('B');
  await expect(problem).toHaveCount(0);
  await expectNoViolation(page, 'a field that is being corrected');
  await page.close();

  const path = `/admin-dashboard/disaster/${report?.id ?? ''}`;
  const admin = await openAs(phone, OMAR, path, 'Earthquake');
  await expect(main(admin).getByText('Moderate (not chosen)').first()).toBeVisible();
  await expect(main(admin).getByText(/where the phone was; “I am at the place” was not chosen/)).toBeVisible();
  await look(admin, info, 'not-chosen');
  await admin.close();

  // As a phone before contract 8 sends it.
  const older = await makeDisaster(relay, { severity: 'moderate', status: 'pending' });
  const other = await openAs(phone, OMAR, `/admin-dashboard/disaster/${older}`, 'Flood');
  await expect(main(other).getByText('Moderate', { exact: true }).first()).toBeVisible();
  await expect(main(other).getByText(/not chosen/)).toHaveCount(0);
});
