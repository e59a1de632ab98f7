import type { Page } from 'playwright/test';
import { expectUnsent, fillAid, submit } from '../support/forms.ts';
import { expect, test, type Relay } from '../support/journey.ts';
import { expectNoViolation, look, sidewaysScroll } from '../support/look.ts';
import { logIn, makeAccount, OMAR, type Someone } from '../support/people.ts';

const KOSI: Someone = {
  name: 'Kosi Flood Relief',
  email: 'kosi@example.org',
  password: 'seven boats on the Kosi',
  role: 'ngo',
};
const TAB = '/ngo-dashboard?tab=deliveries';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const delivery = (page: Page, id: string) => page.locator(`[data-delivery="${id}"]`);
const code = (page: Page) => main(page).getByText(/^[0-9A-HJKMNP-TV-Z]{6}$/);

/** As the NGO would by itself: all that is open of the request is theirs. */
async function takeAll(relay: Relay, aidId: string): Promise<void> {
  const send = async (path: string, body: object, headers: Record<string, string>) => {
    const answer = await fetch(relay.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as { data: { token: string } };
  };
  const { data } = await send('/api/users/login', { email: KOSI.email, password: KOSI.password }, {});
  const authorization = `Bearer ${data.token}`;
  await send('/api/aid/act', { act: 'take', aidId }, { authorization, 'idempotency-key': crypto.randomUUID() });
}

async function newestDelivery(relay: Relay): Promise<string> {
  const rows = () => relay.query<{ id: string }>('SELECT id FROM deliveries ORDER BY packed_at DESC');
  return (await rows())[0]?.id ?? '';
}

/** In the sheet: only this need, in these words. */
async function pack(page: Page, need: string, without: string | undefined, items: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Pack a delivery' }).click();
  const sheet = dialog(page);
  if (without) await sheet.getByRole('checkbox', { name: new RegExp(`^${without}`) }).uncheck();
  await expect(sheet.getByRole('checkbox', { name: new RegExp(`^${need}`) })).toBeChecked();
  await sheet.getByLabel(/^What you packed/).fill(items);
  await sheet.getByLabel('Priority').selectOption('High');
  await sheet.getByLabel(/^Who carries it/).fill('Lorry of Ravi');
  await sheet.getByRole('button', { name: 'Save the delivery' }).click();
  await expect(sheet).toBeHidden();
}

async function handOver(page: Page, id: string, typed: string): Promise<void> {
  await delivery(page, id).getByRole('button', { name: 'Hand over' }).click();
  await dialog(page)
    .getByLabel(/^Receiver’s code/)
    .fill(typed);
  await dialog(page).getByRole('button', { name: 'Save the handover' }).click();
}

test('an NGO packs and hands over without a network; the receiver’s code confirms it, a wrong one does not; requester and admin see it', async ({
  phone,
  newPhone,
  onlinePhone,
  relay,
}, info) => {
  for (const one of [phone, newPhone, onlinePhone]) one.console.expectFailedRequests();
  await makeAccount(relay, KOSI);
  await makeAccount(relay, OMAR);

  // Somebody asks for two things.
  await newPhone.install();
  const requester = await newPhone.open('/request-assistance');
  await fillAid(requester);
  await main(requester).getByRole('button', { name: 'Add another need' }).click();
  await requester.locator('#aid-form [name="requirements.1.type"]').fill('Food');
  await requester.locator('#aid-form [name="requirements.1.quantity"]').fill('40 meals');
  await submit(requester, '#aid-form');
  await expect(requester.locator('[data-item-state="sent"]')).toBeVisible();
  const [asked] = await relay.query<{ id: string }>('SELECT id FROM aid_requests');
  const aidId = asked?.id ?? '';
  await takeAll(relay, aidId);

  // Packed without a network.
  const page = await phone.open(`/login?next=${encodeURIComponent(TAB)}`);
  await logIn(page, KOSI);
  await expect(main(page).getByRole('heading', { level: 3, name: 'Ready to pack' })).toBeVisible();
  await relay.stop();
  await pack(page, 'Drinking water', 'Food', '20 bottles');
  await expectUnsent(page, 1);
  await expect(main(page).getByText('Not sent yet')).toBeVisible();
  await expect(main(page).getByText('20 bottles')).toBeVisible();
  await look(page, info, 'packed-offline');
  await relay.start();
  await expect.poll(() => newestDelivery(relay)).not.toBe('');
  await expectUnsent(page, 0);
  const first = await newestDelivery(relay);
  await delivery(page, first).getByRole('button', { name: 'Mark as on its way' }).click();
  await expect(delivery(page, first).getByText('On its way')).toBeVisible();

  // The requester has the code, without a network too.
  await requester.reload();
  await expect(code(requester)).toBeVisible();
  const said = (await code(requester).textContent()) ?? '';
  await expect(main(requester).getByText('Lorry of Ravi')).toBeVisible();
  await look(requester, info, 'awaited');
  await relay.stop();
  await requester.reload();
  await expect(code(requester)).toHaveText(said);

  // Handed over without a network: the server checks the code once it hears of it.
  await handOver(page, first, said.toLowerCase());
  await expect(dialog(page)).toBeHidden();
  await expect(delivery(page, first)).toHaveAttribute('data-status', 'delivered');
  await expect(delivery(page, first).getByText('Confirmed by the receiver')).toHaveCount(0);
  await look(page, info, 'handed-over-offline');
  await relay.start();
  await expect(delivery(page, first).getByText('Confirmed by the receiver')).toBeVisible();

  // The rest, with a wrong code.
  await pack(page, 'Food', undefined, '40 boxes');
  await expect.poll(() => newestDelivery(relay)).not.toBe(first);
  const second = await newestDelivery(relay);
  await handOver(page, second, 'WRONG1');
  // Said at once, where the receiver stands beside.
  await expect(dialog(page).getByText(/The code was not right/)).toBeVisible();
  await expect(dialog(page).getByText('4 more tries.')).toBeVisible();
  await look(page, info, 'wrong-code');
  await dialog(page)
    .getByLabel(/^Receiver’s code/)
    .fill('WRONG2');
  await dialog(page).getByRole('button', { name: 'Save the code' }).click();
  await expect(dialog(page).getByText('3 more tries.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(delivery(page, second).getByText(/^Not confirmed/)).toBeVisible();
  await expectNoViolation(page, 'deliveries');
  await look(page, info, 'deliveries');
  const [still] = await relay.query<{ status: string }>('SELECT status FROM aid_requests');
  expect(still?.status).toBe('active');
  await page.goto(`${TAB}&lang=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(delivery(page, second)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await look(page, info, 'deliveries-ar');

  await page.goto(`${TAB}&lang=en`);
  await expect(delivery(page, second).getByText(/^Not confirmed/)).toBeVisible();

  // Whoever asked still has the code, and is asked; what they say is saved without a network and outlives the server.
  await requester.reload();
  await expect(main(requester).getByText('Did you receive it?', { exact: false })).toBeVisible();
  await expect(code(requester)).toBeVisible();
  await expectNoViolation(requester, 'did it come');
  await look(requester, info, 'did-it-come');
  await relay.stop();
  await main(requester).getByRole('button', { name: 'Only part of it' }).click();
  await main(requester).getByLabel('How much came').fill('12 boxes');
  await look(requester, info, 'part-came');
  await main(requester).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(requester).getByText(/Your answer is saved on this phone/)).toBeVisible();
  await requester.reload();
  await expect(main(requester).getByText(/Your answer is saved on this phone/)).toBeVisible();
  await relay.start();
  await expect(main(requester).getByText('Did you receive it?', { exact: false })).toHaveCount(0);
  // Told to the organization that looks at its deliveries.
  await expect(delivery(page, second).getByText('Confirmed by the receiver')).toBeVisible();
  await expect(delivery(page, second).getByText('Delivered so far: 12 boxes')).toBeVisible();

  // What the admin sees of it.
  const desk = await onlinePhone.open(`/login?next=${encodeURIComponent('/admin-dashboard?tab=aid')}`);
  await logIn(desk, OMAR);
  await desk
    .locator(`article[data-aid="${aidId}"]`)
    .getByRole('button', { name: /^View Details/ })
    .click();
  await expect(delivery(desk, first).getByText('Confirmed by the receiver')).toBeVisible();
  await expect(delivery(desk, second).getByText('Partly delivered')).toBeVisible();
  await expect(delivery(desk, second).getByText(KOSI.name)).toBeVisible();
  await look(desk, info, 'admin-deliveries');
});

test('a delivery is canceled with a reason, and what another act takes out of it is said', async ({
  onlinePhone: phone,
  relay,
}, info) => {
  await makeAccount(relay, KOSI);
  const answer = await fetch(`${relay.origin}/api/aid/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      name: 'Mohammed',
      contactNumber: '0177-4521',
      disasterType: 'flood',
      location: 'Rampur',
      requirements: [{ type: 'Food', quantity: '40 meals', urgent: true, status: 'pending' }],
      deadline: new Date(Date.now() + 86_400_000).toISOString(),
      description: 'No food.',
    }),
  });
  expect(answer.ok).toBe(true);
  const [asked] = await relay.query<{ id: string }>('SELECT id FROM aid_requests');
  await takeAll(relay, asked?.id ?? '');
  const page = await phone.open(`/login?next=${encodeURIComponent(TAB)}`);
  await logIn(page, KOSI);
  await pack(page, 'Food', undefined, '40 boxes');
  await expect.poll(() => newestDelivery(relay)).not.toBe('');
  const id = await newestDelivery(relay);
  await delivery(page, id).getByRole('button', { name: 'Cancel delivery' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel the delivery' }).click();
  await expect(dialog(page).getByText('Please give a reason.')).toBeVisible();
  await look(page, info, 'cancel-question');
  await dialog(page).getByLabel('Why it is canceled').fill('The bridge is gone.');
  await dialog(page).getByRole('button', { name: 'Cancel the delivery' }).click();
  await expect(delivery(page, id)).toHaveAttribute('data-status', 'canceled');
  await expect(delivery(page, id).getByText('The bridge is gone.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Pack a delivery' })).toBeVisible();
});
