import { decide, makeDisaster } from '../support/disasters.ts';
import { fillAid, fillReport, submit } from '../support/forms.ts';
import { expectNoViolation, look } from '../support/look.ts';
import { expect, test } from '../support/map-journey.ts';
import { ASHA, makeAccount, OMAR } from '../support/people.ts';
import { main, openAs } from '../support/volunteers.ts';

/** A phone that may share its position only roughly, as Android and iOS offer it. */
const ROUGH = { latitude: 25.594_127_8, longitude: 85.137_615_6, accuracy: 9_000 };
const WITHIN = /25\.59, 85\.14, within about 9\s?km/;

test('a position known to within 9 km is said to be in both forms, is no place for a pin as it is, and goes without digits that nobody knows; the volunteer who goes reads how exact it is and sees the circle, the public what it saw before', async ({
  relay,
  onlinePhone: phone,
}, info) => {
  await makeAccount(relay, ASHA);
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation(ROUGH);
  const page = await phone.open('/request-assistance');
  await fillAid(page, { location: '' });
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page.getByText(/^Position: .*25\.59, 85\.14/)).toBeVisible();
  await expect(page.locator('[name=location]')).toHaveValue('');
  await expect(page.getByText(/^Accurate to about 9\s?km\.$/)).toBeVisible();
  await expectNoViolation(page, 'rough position in the aid form');
  await page.reload();
  await expect(page.getByText(/^Accurate to about 9\s?km\.$/)).toBeVisible();
  await submit(page, '#aid-form');
  await expect(page.getByText('Aid request submitted successfully!').first()).toBeVisible();

  await page.goto('/report-disaster');
  await fillReport(page);
  await expect(page.getByText(/^Position found, accurate to about 9\s?km\.$/)).toBeVisible();
  const circle = page.locator('.leaflet-overlay-pane path');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await expect(circle).toHaveCount(1);
  // The middle of the circle is not where the phone is.
  await expect(page.getByRole('button', { name: 'Use this place' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await submit(page, '#report-form');
  await expect(page.getByText(/Sent, reference/).first()).toBeVisible();
  const [report] = await relay.query<{ id: string; body: object }>('SELECT id, body::json AS body FROM reports');
  const id = report?.id ?? '';
  expect(report?.body).toMatchObject({ location: { lati: 25.59, long: 85.14 }, locationAccuracy: 9_000 });
  const [aid] = await relay.query<{ body: object }>('SELECT body::json AS body FROM aid_requests');
  expect(aid?.body).toMatchObject({ location: '25.59, 85.14', locationAccuracy: 9_000 });
  await decide(relay, id, 'approved');

  await page.goto(`/disaster/${id}`);
  await expect(main(page).getByText(/^Near .*Patna.* · 25\.59, 85\.14$/)).toBeVisible();
  await expect(main(page).getByText(/within about/)).toHaveCount(0);
  await page.close();

  const task = await openAs(phone, ASHA, `/volunteer/notifications/${id}`, 'Flood');
  await expect(main(task).getByText(WITHIN)).toBeVisible();
  await expect(main(task).getByText(/only to within about 9\s?km: go by the words of the place/)).toBeVisible();
  await expect(task.locator('.leaflet-overlay-pane path')).toHaveCount(1);
  await look(task, info, 'rough-task');
});

test('an admin reads how exact a report’s position is, and sees its circle on the map, until it is put right', async ({
  relay,
  phone,
}, info) => {
  await makeAccount(relay, OMAR);
  const id = await makeDisaster(relay, { location: { lati: 25.59, long: 85.14 }, locationAccuracy: 9_000 });
  const page = await openAs(phone, OMAR, `/admin-dashboard/disaster/${id}`, 'Flood');
  await expect(main(page).getByText(WITHIN)).toBeVisible();
  const circle = page.locator('.leaflet-overlay-pane path');
  await expect(circle).toHaveCount(1);
  await look(page, info, 'rough-record');
  await main(page).getByRole('button', { name: 'Put facts right', exact: true }).click();
  await page.locator('[name=position]').fill('25.611, 85.144');
  await page.getByRole('button', { name: 'Save the facts', exact: true }).click();
  await expect(main(page).getByText(/ · Position 25\.61100, 85\.14400$/)).toBeVisible();
  await expect(circle).toHaveCount(0);
});
