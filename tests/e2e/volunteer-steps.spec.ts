import { expectUnsent } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { look, sidewaysScroll } from '../support/look.ts';
import { ASHA, makeAccount } from '../support/people.ts';
import { accept, acceptButton, expectStates, headline, main, makeTask, openAs, step } from '../support/volunteers.ts';

const PATNA = { lati: 25.61, long: 85.14 };

test('by keys alone a place is taken, and every step is saved at once, without the server too, and arrives in its order', async ({
  phone,
  relay,
}, info) => {
  phone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  const path = `/volunteer/notifications/${await makeTask(relay, 3, { location: PATNA })}`;
  const page = await openAs(phone, ASHA, path, 'Flood');
  await acceptButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(headline(page, 'You have accepted this disaster request')).toBeFocused();
  await look(page, info, 'task-accepted');
  await expect(step(page, 'On my way')).toBeVisible();
  await relay.stop();
  await step(page, 'On my way').press('Enter');
  await expect(headline(page, 'You are on your way')).toBeVisible();
  await step(page, 'Arrived').press('Enter');
  await expect(headline(page, 'You are there')).toBeVisible();
  await expect(main(page).getByText(/On my way · .* · saved on this phone, waits to be sent/)).toBeVisible();
  await expect(main(page).getByText(/Arrived · .* · saved on this phone, waits to be sent/)).toBeVisible();
  await page.reload();
  await step(page, 'Done').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, it is done' }).press('Enter');
  await expect(headline(page, 'You said that your work is done')).toBeVisible();
  await expect(main(page).getByText(/You said that your work here is done/)).toBeVisible();
  await relay.start();
  await page.goto(`${path}?lang=ar`);
  await expectStates(relay, ASHA, ['done']);
  // One that was tried in vain comes when its own wait is over: the others do not wait for it.
  await expect
    .poll(() => relay.query('SELECT step FROM acceptance_steps ORDER BY taken_at'))
    .toEqual([{ step: 'on-the-way' }, { step: 'arrived' }, { step: 'done' }]);
  await expectUnsent(page, 0);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(headline(page, 'قلت إن عملك انتهى')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a position is shared only by choice, with its end, and stopped without a network too', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, ASHA);
  const path = `/volunteer/notifications/${await makeTask(relay, 3, { location: PATNA })}`;
  const page = await openAs(phone, ASHA, path, 'Flood');
  await accept(page);
  await expect(main(page).getByText('Nobody sees where you are.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Start sharing' }).click();
  await expect(main(page).getByText(/^Nobody sees it yet/)).toBeVisible();
  await expect(main(page).getByText(/^Your phone does not share its position/)).toBeVisible();
  await expect(main(page).getByText(/^You share where you are until/)).toBeHidden();
  expect(await relay.query('SELECT 1 FROM live_positions')).toEqual([]);
  await phone.context.grantPermissions(['geolocation'], { origin: relay.origin });
  await phone.context.setGeolocation({ latitude: 25.5, longitude: 85.1 });
  // What was chosen goes on at the next look.
  await page.reload();
  await expect(main(page).getByText(/^You share where you are until/)).toBeVisible();
  await expect(main(page).getByText(/^Last sent at/)).toBeVisible();
  expect(await relay.query('SELECT 1 FROM live_positions')).toHaveLength(1);
  await look(page, info, 'task-sharing');
  phone.console.expectFailedRequests();
  await relay.stop();
  await main(page).getByRole('button', { name: 'Stop sharing' }).click();
  await expect(main(page).getByText(/^Stopped: this phone sends nothing more/)).toBeVisible();
  expect(await relay.query('SELECT 1 FROM live_positions')).toHaveLength(1);
  await relay.start();
  await page.reload();
  await expect.poll(() => relay.query('SELECT 1 FROM live_positions')).toEqual([]);
});
