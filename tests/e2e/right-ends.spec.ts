import type { Page } from 'playwright/test';
import { VIEWPORTS } from '../support/chromium.ts';
import { storedItems } from '../support/device-store.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { ASHA, logIn, makeAccount, OMAR } from '../support/people.ts';
import { cameraPhoto } from '../support/pictures.ts';
import { findOnPhone } from '../support/search-phone.ts';
import { accept, acceptances, headline, main, makeTask, openAs, step } from '../support/volunteers.ts';

const PATNA = { lati: 25.61237, long: 85.14129 };
const CONTACT = 'Meena Kumari';
const ADDRESS = 'Ward 7, behind the school';

/** An admin withdraws the approval, from their own desk. */
async function withdrawApproval(relay: Relay): Promise<void> {
  const send = async (path: string, body: object, token?: string) => {
    const answer = await fetch(relay.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const told = (await answer.json()) as { data?: { token?: string } };
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(told)}`);
    return told.data;
  };
  const token = (await send('/api/users/login', { email: OMAR.email, password: OMAR.password }))?.token;
  const [account] = await relay.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [ASHA.email]);
  await send(
    `/api/approvals/${account?.id ?? ''}`,
    { decision: 'refuse', reason: 'Papers are missing', from: 'approved' },
    token,
  );
}

/** What only a volunteer who helps there is told: none of it may be anywhere on the phone. */
async function leftOf(page: Page): Promise<string[]> {
  const found = await Promise.all([CONTACT, ADDRESS, '25.61237', '98765'].map((text) => findOnPhone(page, text)));
  return found.flat();
}

test('an approval withdrawn on the way: both tabs say that the session was ended, no step is offered, nothing of the disaster is left, and what waits is sealed for its person', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  await makeAccount(relay, OMAR);
  const id = await makeTask(relay, 3, {
    location: PATNA,
    address: ADDRESS,
    name: CONTACT,
    contactNumber: '98765 43210',
  });
  const path = `/volunteer/notifications/${id}`;
  const page = await openAs(phone, ASHA, path, 'Flood');
  await page.setViewportSize(VIEWPORTS.phone);
  await accept(page);
  await expect(main(page).getByText(CONTACT)).toBeVisible();
  await step(page, 'On my way').click();
  await expect(headline(page, 'You are on your way')).toBeVisible();
  const other = await phone.open('/volunteer-dashboard');
  await other.setViewportSize(VIEWPORTS.desk);
  await expect(step(other, 'Arrived')).toBeVisible();
  expect((await leftOf(page)).length).toBeGreaterThan(0);

  await phone.context.setOffline(true);
  await main(page).getByRole('button', { name: 'Add photos' }).click();
  await page
    .locator('[data-work-photos]')
    .getByLabel('Choose photos', { exact: true })
    .setInputFiles([await cameraPhoto('bridge.jpg')]);
  await expect(page.locator('[data-work-photos] [data-photo]')).toHaveCount(1);
  await page.getByLabel('Photo 1: What it shows').fill('The bridge is gone');
  await step(page, 'Arrived').click();
  await expect(headline(page, 'You are there')).toBeVisible();
  const waiting = (await storedItems(page)).find(({ state }) => state === 'queued');
  await withdrawApproval(relay);
  await phone.context.setOffline(false);

  for (const tab of [page, other]) {
    await expect(tab.locator('[data-session=expired]')).toContainText(
      'Your session was ended. Log in again to send 1 item that waits for you.',
    );
    await expect(tab.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);
    await expect(tab.getByRole('button', { name: 'Arrived', exact: true })).toHaveCount(0);
    await expect(tab.getByText(ADDRESS)).toHaveCount(0);
    expect(await sidewaysScroll(tab)).toBe(0);
  }
  await expect(page.getByRole('link', { name: '1 waiting on this device' })).toBeVisible();
  await look(page, info, 'ended-on-the-way');
  await expect.poll(() => leftOf(page)).toEqual([]);
  expect(await findOnPhone(page, 'The bridge is gone')).toEqual([]);
  expect((await storedItems(page)).map(({ id: itemId, state }) => [itemId, state])).toEqual([[waiting?.id, 'sealed']]);
  await page.goto('/outbox');
  await expect(main(page).getByText('1 item on this phone waits for the person who was logged in')).toBeVisible();
  await look(page, info, 'ended-outbox');

  await page.locator('[data-session=expired]').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('it is locked for its owner. You cannot read it')).toBeVisible();
  await look(page, info, 'ended-login');
  await logIn(page, ASHA);
  await expect(page).toHaveURL(`${relay.origin}/outbox`);
  await expect(page.locator('[data-session=expired]')).toHaveCount(0);
  await page.goto(path);
  await expect(main(page).getByText('Your account was not approved')).toBeVisible();
  await expect(main(page).getByText(CONTACT)).toHaveCount(0);
  expect(await leftOf(page)).toEqual([]);
  expect(await acceptances(relay, ASHA)).toHaveLength(1);
});
