import type { Page } from 'playwright/test';
import { untilArrived } from '../support/arrival.ts';
import { askForAid, makeDisaster } from '../support/disasters.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { makeWork } from '../support/volunteer-work.ts';

const BINA: Someone = {
  name: 'Bina Devi',
  email: 'bina@example.org',
  password: 'six boats at ward nine',
  role: 'volunteer',
};

const main = (page: Page) => page.getByRole('main');
const need = (page: Page, name: RegExp) => main(page).getByRole('link', { name });

/** A report that was 62 hours on its way. */
async function makeLateReport(relay: Relay): Promise<void> {
  const id = await makeDisaster(relay, { status: 'pending', severity: 'critical', hours: 0 });
  const writtenAt = new Date(Date.now() - 62 * 60 * 60_000).toISOString();
  await relay.query(
    'UPDATE reports SET body = (body::jsonb || $2::jsonb)::text, device_created_at = $3 WHERE id = $1',
    [id, JSON.stringify({ createdAt: writtenAt }), writtenAt],
  );
}

test('an empty server needs nothing; what comes appears by itself, is one tap away, and is there without a network too', async ({
  phone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const page = await phone.open('/login');
  await logIn(page, OMAR);
  await untilArrived(page, 'Admin dashboard');
  await expect(main(page).getByText('Nothing waits for a decision.')).toBeVisible();
  await expect(main(page).getByText('Live: changes appear by themselves.')).toBeVisible();
  await makeAccount(relay, ASHA, 'pending');
  await expect(need(page, /^1 account waits for approval/)).toBeVisible();
  // The next ones come while what the first one brought is hardly there.
  await askForAid(relay, 'Ward 7', [{ type: 'Water', quantity: '40 l', urgent: true, status: 'pending' }]);
  await makeLateReport(relay);
  await expect(need(page, /^1 aid request that nobody has taken/)).toContainText('1 of them is urgent.');
  await expect(need(page, /^1 report to review/)).toHaveAttribute('href', /tab=reported&status=pending$/);
  await expect(main(page).getByText(/^Made 62 hours ago, received/)).toBeVisible();
  await expect(main(page).getByText('Total Disasters', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Total Disasters: 0' })).toHaveAttribute('href', '/disasters');
  // Each figure stands once.
  await expect(main(page).getByText('Total disasters', { exact: true })).toHaveCount(0);
  await makeAccount(relay, BINA);
  const lonely = await makeDisaster(relay, { disasterType: 'fire', hours: 7 });
  const running = await makeDisaster(relay, { severity: 'critical', hours: 5 });
  await makeWork(relay, { email: BINA.email, disasterId: running, state: 'on-the-way', hours: 1 });
  const line = main(page)
    .getByRole('region', { name: 'Running disasters' })
    .getByRole('link', { name: /^Flood/ });
  await expect(line).toContainText('Accepted: 1 · On the way: 1 · There: 0 · began');
  await expect(line).toHaveAttribute('href', `/admin-dashboard/disaster/${running}`);
  const other = main(page).getByRole('region', { name: 'Running disasters' }).getByRole('link', { name: /^Fire/ });
  await expect(other).toContainText('Nobody is on it now');
  await expect(other).toHaveAttribute('href', `/admin-dashboard/disaster/${lonely}`);
  // What came in: two disasters and the report before them, and who asked for aid; as a table too.
  const hourly = main(page).getByRole('region', { name: 'What came in, hour by hour' });
  await expect(hourly.getByText(/^Disaster reports: 3 in three days/)).toBeVisible();
  await expect(hourly.getByText(/^Aid requests: 1 in three days, at most 1 in an hour$/)).toBeVisible();
  await hourly.getByText('Show as a table').click();
  await expect(hourly.getByRole('table')).toBeVisible();
  // There is no earlier week.
  await expect(main(page).getByText(/this week/)).toHaveCount(0);
  await look(page, info, 'overview');

  await page.setViewportSize({ width: 360, height: 740 });
  const links = main(page).locator('nav a[href*="tab="]');
  await expect(links).toHaveCount(6);
  const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(tops).size, 'rows of the parts on a phone').toBe(2);

  phone.console.expectFailedRequests();
  await relay.stop();
  await page.reload();
  await expect(main(page).getByText(/^Last update:/)).toBeVisible();
  await expect(main(page).getByText(/The server cannot be reached/)).toBeVisible();
  await need(page, /account waits for approval/).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Approval', exact: true })).toBeFocused();
});
