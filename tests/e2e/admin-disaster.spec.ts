import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { referenceOf } from '../../contract/reference.ts';
import { untilArrived } from '../support/arrival.ts';
import { send, signIn } from '../support/attack/send.ts';
import { askForAid, makeDisaster } from '../support/disasters.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { ASHA, makeAccount, OMAR, type Someone } from '../support/people.ts';
import { main, openAs } from '../support/volunteers.ts';
import { makeWork } from '../support/volunteer-work.ts';

const MEENA: Someone = {
  name: 'Meena <i>Rao</i>',
  email: 'meena@example.org',
  password: 'ten boats on the Kosi',
  role: 'admin',
};

const KOSI: Someone = {
  name: 'Kosi Flood Relief',
  email: 'kosi@example.org',
  password: 'seven boats on the Kosi',
  role: 'ngo',
};

const path = (id: string) => `/admin-dashboard/disaster/${id}`;
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const badge = (page: Page, name: string) => main(page).locator('header').getByText(name, { exact: true });
const history = (page: Page) => main(page).getByRole('region', { name: 'History' });
const facts = async (relay: Relay, id: string) =>
  (
    await relay.query<{ status: string; dismissal: string | null }>(
      'SELECT status, dismissal FROM reports WHERE id = $1',
      [id],
    )
  )[0];

/** A report that nobody has decided about, made 62 hours before it came. */
async function makeReport(relay: Relay): Promise<string> {
  const id = await makeDisaster(relay, { location: { lati: 25.61, long: 85.14 }, status: 'pending' });
  await relay.query(
    `UPDATE reports SET body = (body::jsonb || jsonb_build_object('createdAt',
       to_char((reported_at - interval '61 hours') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text WHERE id = $1`,
    [id],
  );
  return id;
}

/** What another admin decided meanwhile. */
async function approveAs(relay: Relay, admin: Someone, id: string): Promise<void> {
  const sender = await signIn(relay, admin);
  const act = { act: 'decide', reportId: id, seen: 'pending', to: 'active' };
  await send(relay, '/api/report/act', act, sender);
}

async function writeCampaign(campaign: Locator, target: string): Promise<void> {
  await campaign.getByRole('button', { name: 'Write it' }).click();
  await campaign.getByLabel('Public text').fill('Boats go out at six. <b>Come</b> to the bridge.');
  await campaign.getByLabel('Target in rupees').fill(target);
  await campaign.getByLabel('What', { exact: true }).fill('Rope');
  await campaign.getByLabel('How much').fill('200 m');
  await campaign.getByRole('button', { name: 'Save' }).click();
}

test('an admin reads what was reported and how late, and alerts volunteers; resolving stops at the step that fails, says which, and goes on from there; it can be opened again', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  for (const who of [OMAR, ASHA]) await makeAccount(relay, who);
  const id = await makeReport(relay);
  const page = await openAs(phone, OMAR, path(id), 'Flood');
  await expect(badge(page, 'Pending')).toBeVisible();
  await expect(main(page).getByText('Made 62 hours ago, received 1 hour ago')).toBeVisible();
  await expect(main(page).getByText('Position 25.61000, 85.14000')).toBeVisible();
  await expect(main(page).getByText('Water up to the roof.')).toBeVisible();
  await expect(main(page).getByText('Not specified')).toBeVisible();
  await expect(button(page, 'Mark as Resolved')).toBeHidden();
  await expect(history(page).getByText('The report arrived')).toBeVisible();
  await button(page, 'Alert Volunteers').click();
  const sheet = page.getByRole('dialog', { name: 'Alert Volunteers' });
  await sheet.getByLabel('Message').fill('Boats are needed at ward 7.');
  // Closed by a slip: what was typed is there again.
  await page.keyboard.press('Escape');
  await button(page, 'Alert Volunteers').click();
  await expect(sheet.getByLabel('Message')).toHaveValue('Boats are needed at ward 7.');
  await expect(sheet.getByText('It reaches 0 volunteers now.')).toBeVisible();
  await look(page, info, 'admin-alert');
  await sheet.getByRole('button', { name: 'Alert now' }).click();
  // There are no volunteers yet. Whoever alerted stays, and sees that.
  await expect(main(page).getByText('The alert is out, but it reaches nobody yet.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path(id)}$`));
  expect(await relay.query('SELECT title, body, radius_km FROM alerts WHERE disaster_id = $1', [id])).toEqual([
    { title: 'Flood: Severe', body: 'Boats are needed at ward 7.', radius_km: 50 },
  ]);
  expect(await facts(relay, id)).toMatchObject({ status: 'approved' });

  await makeWork(relay, { email: ASHA.email, disasterId: id, state: 'arrived', hours: 1 });
  await page.goto(path(id));
  await expect(badge(page, 'Active')).toBeVisible();
  await expect(button(page, 'Alert Volunteers')).toBeHidden();
  await expect(main(page).getByText(/^\d of 20 volunteers accepted$/)).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: ASHA.name })).toContainText('Arrived');
  await expect(history(page).getByText('Alert sent to 0 volunteers')).toBeVisible();
  const failure = { success: false, message: 'No.', kind: 'internal', requestId: randomUUID() };
  await page.route('**/api/report/resolve/**', (route) => route.fulfill({ status: 500, json: failure }));
  // Somebody near it still asks for aid: that is decided before it ends.
  const needs = [{ type: 'Water', quantity: '40 l', urgent: true, status: 'pending' }];
  await askForAid(relay, 'Ward 7', needs, { lati: 25.612, long: 85.141 });
  await askForAid(relay, 'Ward 30', needs, { lati: 25.8, long: 85.3 });
  // An organization has it in hand, which is said before it loses it.
  const [near] = await relay.query<{ id: string }>(
    "SELECT id FROM aid_requests WHERE body::jsonb ->> 'location' = 'Ward 7'",
  );
  await send(relay, '/api/aid/act', { act: 'take', aidId: near?.id }, await signIn(relay, KOSI));
  await page.reload();
  await button(page, 'Mark as Resolved').click();
  const resolve = page.getByRole('dialog', { name: 'Mark this disaster as resolved?' });
  await expect(resolve.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(resolve.getByRole('heading', { name: 'Open aid requests here' })).toBeVisible();
  await expect(resolve.getByRole('radiogroup')).toHaveCount(1);
  await expect(resolve.getByText(/^With Kosi Flood Relief since /)).toContainText('Water');
  await resolve.getByText('Close the request').click();
  await expect(resolve.getByText(/^The requester will read “Withdrawn”/)).toBeVisible();
  await look(page, info, 'admin-resolve');
  await resolve.getByRole('button', { name: 'Mark as Resolved' }).click();
  const stopped = main(page).getByRole('alert').filter({ hasText: 'Failed to update disaster status' });
  await expect(stopped).toBeVisible();
  await expectNoViolation(page, 'admin-disaster-stopped');
  await page.unroute('**/api/report/resolve/**');
  await stopped.getByRole('button', { name: 'Go on with resolving' }).click();
  await untilArrived(page, 'Admin dashboard');
  await expect(page.getByText('Disaster marked as resolved successfully').first()).toBeVisible();
  expect(await relay.query('SELECT state FROM acceptances')).toEqual([{ state: 'completed' }]);
  await expect
    .poll(() => relay.query("SELECT body::jsonb->>'location' AS place, status FROM aid_requests ORDER BY 1"))
    .toEqual([
      { place: 'Ward 30', status: 'active' },
      { place: 'Ward 7', status: 'withdrawn' },
    ]);
  await page.goto(path(id));
  await expect(main(page).getByText('This disaster has been resolved')).toBeVisible();
  await button(page, 'Open it again').click();
  const dialog = page.getByRole('dialog', { name: 'Open this disaster again?' });
  await dialog.locator('[name=reason]').fill('The water rises again.');
  await dialog.getByRole('button', { name: 'Open it again' }).click();
  await expect(badge(page, 'Active')).toBeVisible();
  await expect(history(page).getByText('Reason: The water rises again.')).toBeVisible();
});

test('what another admin decides is told; facts are put right beside the original, and the public reads the campaign; without a network a dismissal waits with its reason, arrives after, and can be taken back', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, OMAR);
  const id = await makeReport(relay);
  const page = await openAs(phone, OMAR, path(id), 'Flood');
  await expect(badge(page, 'Pending')).toBeVisible();
  await approveAs(relay, MEENA, id);
  await expect(main(page).getByText('It changed while you were looking.')).toBeVisible();
  await expect(badge(page, 'Active')).toBeVisible();
  await button(page, 'I have read it').click();
  await expect(main(page).getByText('It changed while you were looking.')).toBeHidden();

  await button(page, 'Put facts right').click();
  const form = page.locator('#revise-form');
  await form.getByLabel('Severity').selectOption('critical');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Severity')).toHaveValue('critical');
  await form.getByLabel('Position').fill('the school');
  await form.getByRole('button', { name: 'Save the facts' }).click();
  await expect(form.getByRole('link', { name: 'Two numbers such as 26.12, 85.39.' })).toBeVisible();
  const campaign = main(page).getByRole('region', { name: 'Public page' });
  await writeCampaign(campaign, '2,50,000.555');
  await expect(campaign.getByRole('link', { name: /at most two decimals/ })).toBeVisible();
  await look(page, info, 'admin-disaster-forms');
  await form.getByLabel('Position').fill('25.70, 85.20');
  await form.locator('[name=reason]').fill('I spoke to the reporter.');
  await form.getByRole('button', { name: 'Save the facts' }).click();
  await expect(main(page).getByText('Position 25.70000, 85.20000')).toBeVisible();
  await expect(history(page).locator('del').filter({ hasText: 'Severe' })).toBeVisible();
  await expect(history(page).locator('ins').filter({ hasText: 'Critical' })).toBeVisible();
  await campaign.getByLabel('Target in rupees').fill('2,50,000.55');
  await campaign.getByRole('button', { name: 'Save' }).click();
  await expect(campaign.getByText('₹2,50,000.55')).toBeVisible();
  await expect(history(page).getByText('Public page written')).toBeVisible();
  expect(await relay.query('SELECT target FROM campaigns WHERE id = $1', [id])).toEqual([{ target: '25000055' }]);
  await campaign.getByRole('link', { name: 'See the public page' }).click();
  await untilArrived(page, 'Flood');
  await button(page, 'Refresh').click();
  await expect(main(page).getByText('The relief work needs ₹2,50,000.55.')).toBeVisible();
  await expect(main(page).getByText('Boats go out at six. <b>Come</b> to the bridge.')).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Rope' })).toContainText('200 m');
  await expectNoViolation(page, 'disaster-campaign');
  expect(await sidewaysScroll(page), 'a campaign scrolls sideways').toBe(0);

  await page.goBack();
  const same = await makeDisaster(relay, { location: { lati: 25.701, long: 85.201 }, address: 'Ward 8' });
  await button(page, 'Dismiss').click();
  const dialog = page.getByRole('dialog', { name: 'Dismiss this report?' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Why').selectOption('duplicate');
  await dialog
    .getByRole('radiogroup', { name: 'Which report tells of the same?' })
    .getByText(referenceOf(same))
    .click();
  await look(page, info, 'admin-dismiss');
  await goOffline(phone.context);
  await dialog.locator('[name=reason]').fill('Told by phone.');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(badge(page, 'Dismissed')).toBeVisible();
  await expect(main(page).getByText('Waits on this phone: decision about the report')).toBeVisible();
  expect(await facts(relay, id)).toMatchObject({ status: 'approved' });
  await goOnline(phone.context);
  await expect(history(page).getByText('Dismissed: Reported twice')).toBeVisible();
  await expect(history(page).getByText(`Reason: Same event as ${referenceOf(same)}. Told by phone.`)).toBeVisible();
  await expect(main(page).getByText(/^Waits on this phone/)).toHaveCount(0);
  expect(await facts(relay, id)).toEqual({ status: 'rejected', dismissal: 'duplicate' });
  await button(page, 'Bring it back').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring it back' }).click();
  await expect(badge(page, 'Pending')).toBeVisible();
  await expect(history(page).getByText('Brought back')).toBeVisible();
});
