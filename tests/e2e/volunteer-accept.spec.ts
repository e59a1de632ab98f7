import type { Page } from 'playwright/test';
import { outboxTexts } from '../../src/strings/shell/outbox.ts';
import { storedItems } from '../support/device-store.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { ASHA, makeAccount, type Someone } from '../support/people.ts';
import { acceptances, acceptButton, BINA, headline, main, makeTask, openAs, step } from '../support/volunteers.ts';

const PATNA = { lati: 25.61, long: 85.14 };

/** What this person's other phone would do. */
async function acceptElsewhere(relay: Relay, { email, password }: Someone, disasterId: string): Promise<void> {
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(relay.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.ok, path).toBe(true);
    return (await answer.json()) as { data: Record<string, string> };
  };
  const { data } = await post('/api/users/login', { email, password });
  const [account] = await relay.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [email]);
  const wanted = { id: account?.id, disasterId };
  await post('/api/volunteer/acceptrequest', wanted, { authorization: `Bearer ${data['token']}` });
}

/** Requests for a place that this phone keeps. */
async function requests(page: Page): Promise<number> {
  return (await storedItems(page)).filter(({ call }) => call === 'acceptDisaster').length;
}

test('the last place is taken meanwhile: who asks is told so, and where else help is wanted', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  await makeAccount(relay, BINA);
  const id = await makeTask(relay, 1, { location: PATNA });
  await makeTask(relay, undefined, { disasterType: 'fire', hours: 3 });
  const page = await openAs(phone, BINA, `/volunteer/notifications/${id}`, 'Flood');
  await expect(acceptButton(page)).toBeVisible();
  await expect(main(page).getByText('Required Volunteers')).toBeVisible();
  await acceptElsewhere(relay, ASHA, id);
  await acceptButton(page).click();
  await expect(main(page).locator('[data-outcome=full]')).toContainText('Failed to accept disaster request');
  await expect(main(page).locator('[data-outcome=full]')).toContainText('All places were taken');
  await expect(main(page).getByRole('link', { name: 'Fire, Severe' })).toBeVisible();
  expect(await acceptances(relay)).toEqual([
    { state: 'accepted', why: null },
    { state: 'declined', why: 'full' },
  ]);
  await page.getByRole('link', { name: 'Back to Notifications' }).click();
  // The same words stand on the screen that is left.
  await expect(acceptButton(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).locator('[data-outcome=full]')).toBeVisible();
  await look(page, info, 'notifications-full');
  await main(page).getByRole('button', { name: 'I have read it' }).click();
  await expect(main(page).locator('[data-outcome=full]')).toBeHidden();
});

test('without the server the press is a request that waits, can be taken back, and arrives once', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  const id = await makeTask(relay, 3, { location: PATNA });
  const path = `/volunteer/notifications/${id}`;
  const asked: string[] = [];
  phone.context.on('request', (request) => {
    // Without a token it is the public face, which says nothing of people.
    if (request.url().includes('/getdisaster/') && request.headers()['authorization']) asked.push(request.url());
  });
  const page = await openAs(phone, ASHA, path, 'Flood');
  await expect(acceptButton(page)).toBeVisible();
  await expect(main(page).getByText('Required Volunteers')).toBeVisible();
  const mapLink = main(page).getByRole('link', { name: 'Open in a map app' });
  await expect(mapLink).toHaveAttribute('href', /^geo:25\.61,85\.14/);
  expect(asked, 'a contact is asked for at a tap only').toEqual([]);
  await main(page).getByRole('button', { name: 'Show contact' }).click();
  await expect(main(page).getByRole('link', { name: 'Call 0177' })).toHaveAttribute('href', 'tel:0177');
  expect(asked).toHaveLength(1);
  await relay.stop();

  await acceptButton(page).click();
  const waits = main(page).getByText('Waiting for the answer: the server decides who has a place.');
  await expect(waits).toBeVisible();
  await expect(main(page).getByText('You have no place yet.')).toBeVisible();
  await expect(main(page).getByText('You have accepted this disaster request')).toBeHidden();
  await look(page, info, 'task-request');
  await main(page).getByRole('button', { name: 'Withdraw my request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw your request?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(main(page).getByText('You have no place yet.')).toBeVisible();
  // A try that is under way keeps it, which is said: it is asked again until it goes.
  const keptBack = main(page).getByText(outboxTexts.beingSent(1));
  do {
    await main(page).getByRole('button', { name: 'Withdraw my request' }).click();
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(acceptButton(page).or(keptBack)).toBeVisible();
  } while (await keptBack.isVisible());
  await expect(acceptButton(page)).toBeVisible();
  expect(await requests(page)).toBe(0);

  await acceptButton(page).click();
  await expect(waits).toBeVisible();
  // Reloaded without a network: it is the same request, and the contact that was asked for is there.
  await page.reload();
  await expect(waits).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Call 0177' })).toBeVisible();
  expect(await requests(page)).toBe(1);
  await page.getByRole('link', { name: 'Back to Notifications' }).click();
  await expect(main(page).getByText('You asked, no answer yet')).toBeVisible();
  await relay.start();
  await page.goto(path);
  await expect(main(page).getByText('You have accepted this disaster request')).toBeVisible();
  expect(await acceptances(relay)).toEqual([{ state: 'accepted', why: null }]);
  expect(await relay.query("SELECT 1 FROM receipts WHERE call = 'acceptDisaster'")).toHaveLength(1);
});

test('the answer finds the page where it was, which says so; place and contact are on the phone from then on, and the one card that comes first has all of it at a press', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  const path = `/volunteer/notifications/${await makeTask(relay, 3, { location: PATNA })}`;
  const page = await openAs(phone, ASHA, path, 'Flood');
  await expect(acceptButton(page)).toBeVisible();
  await relay.stop();
  await acceptButton(page).press('Enter');
  await expect(main(page).getByText('You have no place yet.')).toBeVisible();
  // As after the phone was put away: it is the same request, and its answer is told all the same.
  await page.reload();
  await expect(main(page).getByText('You have no place yet.')).toBeVisible();
  await relay.start();
  await main(page).getByRole('button', { name: 'Send now' }).press('Enter');
  await expect(headline(page, 'You have accepted this disaster request')).toBeFocused();
  await expect(page.locator('[role=status][aria-live=off]')).toHaveText('Successfully accepted the disaster request');
  expect(new URL(page.url()).pathname).toBe(path);
  // Nobody has asked for it: to accept is the word at which the server tells it.
  await expect(main(page).getByRole('link', { name: 'Call 0177' })).toBeVisible();

  await relay.stop();
  await page.goto('/volunteer-dashboard');
  const card = main(page).getByRole('region', { name: 'Your active disaster' });
  await expect(card.getByText('You have accepted this disaster request')).toBeVisible();
  await expect(card.getByText('Ward 7, behind the school')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Call 0177' })).toHaveAttribute('href', 'tel:0177');
  await expect(card.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /^geo:25\.61,85\.14/);
  await expect(card.getByRole('listitem').and(page.locator('[aria-current=step]'))).toHaveText('Accepted');
  const whole = await card.boundingBox();
  const tabs = await main(page).getByRole('navigation', { name: 'Volunteer dashboard' }).boundingBox();
  expect((whole?.y ?? 0) + (whole?.height ?? 0), 'all of the card is in view').toBeLessThanOrEqual(tabs?.y ?? 0);
  await look(page, info, 'notifications-own');
  await step(page, 'On my way').press('Enter');
  await expect(card.getByText('You are on your way')).toBeVisible();
  await card.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).press('Enter');
  await card.getByRole('link', { name: 'Flood, Severe' }).press('Enter');
  await expect(headline(page, 'You are on your way')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Call 0177' })).toBeVisible();
});
