import type { Page } from 'playwright/test';
import { makeDisaster } from '../support/disasters.ts';
import { fillReport, submit } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { goOffline } from '../support/offline.ts';
import { logIn, makeAccount, OMAR } from '../support/people.ts';

const main = (page: Page) => page.getByRole('main');
const same = (page: Page) => main(page).getByRole('region', { name: 'May be the same event' });
const MERGED =
  /^It is part of one incident with other reports: Flood.*\. What is done about it counts for all of them\.$/;

/** The newest report of the server. */
async function newest(relay: Relay): Promise<string> {
  const [report] = await relay.query<{ id: string }>('SELECT id FROM reports ORDER BY reported_at DESC LIMIT 1');
  return report?.id ?? '';
}

/** What everybody is shown, and how many reports tell of each. */
const listed = async (relay: Relay) => {
  const answer = await fetch(`${relay.origin}/api/changes/reports`);
  const { data = [] } = (await answer.json()) as { data?: { _id: string; reports?: number }[] };
  return data.map(({ _id, reports }) => ({ _id, reports }));
};

test('two report one flood, an admin merges both: it is listed once, both follow it, and it is taken apart again', async ({
  onlinePhone,
  newPhone,
  relay,
}, info) => {
  await makeAccount(relay, OMAR);
  const first = await onlinePhone.open('/report-disaster');
  await fillReport(first, { contactNumber: '98100 12345' });
  await submit(first, '#report-form');
  await main(first).getByRole('link', { name: 'See how it stands' }).click();
  const earlier = await newest(relay);

  const second = await newPhone.open('/report-disaster');
  await fillReport(second, { contactNumber: '+91 98100 12345', name: 'Ravi' });
  await submit(second, '#report-form');
  await main(second).getByRole('link', { name: 'See how it stands' }).click();
  const tracking = second.url();
  const later = await newest(relay);
  expect(later).not.toBe(earlier);

  // An admin is at the newer one, on this phone.
  const desk = await newPhone.open(`/login?next=${encodeURIComponent(`/admin-dashboard/disaster/${later}`)}`);
  await logIn(desk, OMAR);
  await expect(same(desk).getByText('Same telephone number')).toBeVisible();
  await expect(same(desk).getByRole('group', { name: /^The other one/ })).toContainText('98100 12345');
  await look(desk, info, 'same-event');
  expect(await sidewaysScroll(desk)).toBe(0);
  await expectNoViolation(desk, 'same event');
  await same(desk).getByRole('button', { name: 'Keep apart' }).click();
  await expect(same(desk).getByText('Kept apart: they are not proposed again.')).toBeVisible();
  await same(desk).getByRole('button', { name: 'Undo' }).click();
  await same(desk).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(same(desk).getByText('This is part of another record, which stands for both:')).toBeVisible();
  await expect
    .poll(() => relay.query('SELECT same_as AS into FROM reports WHERE id = $1', [later]))
    .toEqual([{ into: earlier }]);

  await same(desk).getByRole('link').click();
  await expect(same(desk).getByText('2 reports tell of this:')).toBeVisible();
  await main(desk).getByRole('button', { name: 'Approve without an alert', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.poll(() => listed(relay)).toEqual([{ _id: earlier, reports: 2 }]);

  await first.reload();
  await expect(main(first).locator('[aria-current=step]')).toContainText('Approved');
  const told = await newPhone.open(new URL(tracking).pathname + new URL(tracking).search);
  await expect(main(told).locator('[aria-current=step]')).toContainText('Approved');
  await expect(main(told).getByText(MERGED)).toBeVisible();
  await look(told, info, 'tracked-merged');

  await same(desk).getByRole('listitem').getByRole('link').click();
  await expect(same(desk).getByRole('button', { name: 'Unmerge' })).toBeVisible();
  await desk.getByRole('contentinfo').getByRole('button', { name: 'Language and display' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
  await desk.keyboard.press('Escape');
  await expect(main(desk).getByRole('region', { name: 'قد يكون الحادث نفسه' })).toBeVisible();
  await look(desk, info, 'merged-arabic');
  await expectNoViolation(desk, 'merged in Arabic');
  await desk.getByRole('contentinfo').getByRole('button', { name: 'اللغة والعرض' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  await desk.keyboard.press('Escape');
  await same(desk).getByRole('button', { name: 'Unmerge' }).click();
  await expect.poll(() => listed(relay)).toEqual([{ _id: earlier, reports: undefined }]);
  await told.reload();
  await expect(main(told).getByText(MERGED)).toBeHidden();
  await expect(main(told).locator('[aria-current=step]')).toContainText('Seen by the relief team');
});

test('an old link to a disaster that was merged leads to what stands for it, with a network, without one, and in a preview', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await phone.install();
  const location = { lati: 26.1, long: 85.4 };
  const [head, second] = [await makeDisaster(relay, { location }), await makeDisaster(relay, { location, hours: 2 })];
  await relay.query('UPDATE reports SET same_as = $2 WHERE id = $1', [second, head]);

  const title = 'This is one incident with another report';
  const page = await phone.open(`/disaster/${second}`);
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoViolation(page, 'merged link');
  await look(page, info, 'merged-link');
  expect(await sidewaysScroll(page)).toBe(0);

  await goOffline(phone.context);
  await page.reload();
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await main(page).getByRole('link', { name: 'Flood' }).click();
  await expect(page).toHaveURL(new RegExp(`/disaster/${head}$`));
  await expect(main(page).getByText('2 reports')).toBeVisible();

  const preview = async (id: string) => {
    const told = await fetch(`${relay.origin}/disaster/${id}`, { headers: { accept: '*/*' } });
    return /property="og:description"\s+content="([^"]*)"/.exec(await told.text())?.[1];
  };
  expect(await preview(second)).toBe(await preview(head));
  expect(await preview(head)).toContain('26.1, 85.4');
});
