import type { Page } from '@playwright/test';
import { expect, test, type Relay } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import { accept, acceptButton, expectStates, main, makeTask, openAs, step } from '../support/volunteers.ts';

const PATNA = { lati: 25.61, long: 85.14 };

async function onIt(relay: Relay, open: (path: string) => Promise<Page>): Promise<{ page: Page; path: string }> {
  await makeAccount(relay, ASHA);
  const path = `/volunteer/notifications/${await makeTask(relay, 3, { location: PATNA })}`;
  const page = await open(path);
  await accept(page);
  return { page, path };
}

test('every step is saved at once, without the server too, and arrives in its order', async ({ phone, relay }) => {
  phone.console.expectFailedRequests();
  const { page, path } = await onIt(relay, (path) => openAs(phone, ASHA, path, 'Flood'));
  await expect(main(page).getByText(/^Take a step before/)).toBeVisible();
  await page.goto(path);
  await expect(step(page, 'On my way')).toBeVisible();
  await relay.stop();
  await step(page, 'On my way').click();
  await step(page, 'Arrived').click();
  await expect(main(page).getByText(/On my way · .* · saved on this phone, waits to be sent/)).toBeVisible();
  await expect(main(page).getByText(/Arrived · .* · saved on this phone, waits to be sent/)).toBeVisible();
  await page.reload();
  await step(page, 'Done').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click();
  await step(page, 'Done').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, it is done' }).click();
  await expect(main(page).getByText(/You said that your work here is done/)).toBeVisible();
  await page.goto('about:blank');
  await relay.start();
  await page.goto(path);
  await expectStates(relay, ASHA, ['done']);
  expect(await relay.query('SELECT step FROM acceptance_steps ORDER BY taken_at')).toEqual([
    { step: 'on-the-way' },
    { step: 'arrived' },
    { step: 'done' },
  ]);
  await expect(main(page).getByText(/waits to be sent/)).toHaveCount(0);
});

test('by keys alone: accepted, on the way, and withdrawn with a reason, which gives the place free', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  const path = `/volunteer/notifications/${await makeTask(relay, 3, { location: PATNA })}`;
  const page = await openAs(phone, ASHA, path, 'Flood');
  await acceptButton(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/tab=notifications$/);
  await expect(main(page).getByText('You have accepted this disaster request')).toBeVisible();
  await step(page, 'On my way').focus();
  await page.keyboard.press('Enter');
  await expectStates(relay, ASHA, ['on-the-way']);
  await page.goto(`${path}?lang=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(main(page).getByText('لقد قبلت طلب هذه الكارثة')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto(`${path}?lang=en`);
  await main(page).getByRole('button', { name: 'Withdraw' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw from this disaster?' });
  await dialog.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await look(page, info, 'task-withdraw');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The road is gone');
  await dialog.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expectStates(relay, ASHA, ['withdrawn']);
  await expect(main(page).getByText('Reason: The road is gone')).toBeVisible();
  await expect(acceptButton(page)).toBeVisible();
  const [row] = await relay.query<{ n: number }>('SELECT volunteers_accepted AS n FROM reports');
  expect(row?.n).toBe(0);
});

test('a position is shared only by choice, with its end, and stopped without a network too', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const { page, path } = await onIt(relay, (path) => openAs(phone, ASHA, path, 'Flood'));
  await page.goto(path);
  await main(page).getByRole('button', { name: 'Start sharing' }).click();
  await expect(main(page).getByText(/^Nobody sees it yet/)).toBeVisible();
  await expect(main(page).getByText(/^Your phone does not share its position/)).toBeVisible();
  await expect(main(page).getByText(/^You share where you are until/)).toBeHidden();
  await main(page).getByRole('button', { name: 'Stop sharing' }).click();
  await expect(main(page).getByText('Stopped. The server has forgotten where you were.')).toBeVisible();
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 25.5, longitude: 85.1 });
  await page.goto(path);
  await expect(main(page).getByText('Nobody sees where you are.')).toBeVisible();
  expect(await relay.query('SELECT 1 FROM live_positions')).toEqual([]);
  await main(page).getByRole('button', { name: 'Start sharing' }).click();
  await expect(main(page).getByText(/^You share where you are until/)).toBeVisible();
  await expect(main(page).getByText(/^Last sent at/)).toBeVisible();
  expect(await relay.query('SELECT 1 FROM live_positions')).toHaveLength(1);
  await look(page, info, 'task-sharing');
  await page.goto('/volunteer-dashboard?tab=notifications');
  await expect(main(page).getByText(/^You share where you are until/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Stop sharing' }).click();
  await expect(main(page).getByText('Stopped. The server has forgotten where you were.')).toBeVisible();
  expect(await relay.query('SELECT 1 FROM live_positions')).toEqual([]);
  await page.goto(path);
  await main(page).getByRole('button', { name: 'Start sharing' }).click();
  await expect(main(page).getByText(/^Last sent at/)).toBeVisible();
  phone.console.expectFailedRequests();
  await relay.stop();
  await main(page).getByRole('button', { name: 'Stop sharing' }).click();
  await expect(main(page).getByText(/^Stopped: this phone sends nothing more/)).toBeVisible();
  expect(await relay.query('SELECT 1 FROM live_positions')).toHaveLength(1);
  await relay.start();
  await page.reload();
  await expect.poll(() => relay.query('SELECT 1 FROM live_positions')).toEqual([]);
});

test('who took no step is asked, and is told once when the place was given up', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  const { page } = await onIt(relay, (path) => openAs(phone, ASHA, path, 'Flood'));
  await expect(main(page).getByText(/^Take a step before/)).toBeVisible();
  // Ten minutes past the time at which the server asks.
  await relay.query("UPDATE acceptances SET sign_at = now() - interval '130 minutes'");
  await page.reload();
  await expect(main(page).getByText('Are you still coming?')).toBeVisible();
  await expect(main(page).getByText(/^Your place is kept until/)).toBeVisible();
  await look(page, info, 'notifications-asked');
  await main(page).getByRole('button', { name: 'Yes, I am coming' }).click();
  await expect(main(page).getByText('Are you still coming?')).toBeHidden();
  await expect.poll(() => relay.query('SELECT step FROM acceptance_steps')).toEqual([{ step: 'still-coming' }]);
  // As the server's own job does once the time is over.
  await relay.query("UPDATE acceptances SET state = 'released', why = 'no-step', ended_at = now()");
  await page.reload();
  await expect(main(page).getByText('Your place was given up')).toBeVisible();
  await main(page).getByRole('button', { name: 'I have read it' }).click();
  await expect(main(page).getByText('Your place was given up')).toBeHidden();
});
