import type { Page } from 'playwright/test';
import { expect } from '../support/journey.ts';
import { callBack, fillGift, openDialog, serveCheckout, serveWholeCheckout, test } from '../support/live-payments.ts';
import { look } from '../support/look.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';
import { keepCopy } from '../support/put-back.ts';

const main = (page: Page) => page.getByRole('main');

test('the provider’s dialog is loaded with the payment; dismissed, failed and paid it is one order, credited once though the server died before the event', async ({
  onlinePhone,
  relay,
  provider,
}) => {
  onlinePhone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  await serveCheckout(onlinePhone);
  const page = await onlinePhone.open('/login?next=%2Fdonate');
  await logIn(page, ASHA);
  await expect(page.locator('#donate-form [name=donorName]')).toHaveValue('Asha Devi');
  await expect(main(page).getByText('no money moves')).toHaveCount(0);
  await fillGift(page, { amount: '250', phone: '9810012345' });

  const first = await openDialog(page);
  expect(first).toMatchObject({ key: provider.settings.keyId, amount: 25_000, color: '#15803d' });
  await page.evaluate(() => window.checkout.modal.ondismiss());
  await expect(main(page).getByText('You closed the payment. Nothing was paid.')).toBeVisible();

  expect((await openDialog(page)).orderId).toBe(first.orderId);
  await page.evaluate(() => window.checkoutFailed({ error: { description: 'Your bank said no' } }));
  await expect(main(page).getByText('Payment failed: Your bank said no')).toBeVisible();

  // Paid, and the server is gone before it can be told: neither the phone nor the event reaches it.
  await openDialog(page);
  const payment = provider.pay(first.orderId);
  await relay.kill();
  await callBack(page, provider.callback(payment));
  await expect(main(page).getByText('You need not pay again.')).toBeVisible();
  await relay.start();
  await main(page).getByRole('button', { name: 'Check again' }).click();
  await expect(main(page).getByText('Thank you for your donation!')).toBeVisible();
  const { body, headers } = provider.event('payment.captured', { payment: { entity: payment } });
  const told = await fetch(`${relay.origin}/api/payment/webhook`, { method: 'POST', body, headers });
  expect(told.status).toBe(200);
  expect(
    await relay.query(
      `SELECT status, is_test AS "isTest", (SELECT count(*)::int FROM fund_entries) AS entries FROM donations`,
    ),
  ).toEqual([{ status: 'completed', isTest: false, entries: 1 }]);
});

test('a checkout with a second script, a frame and a window of the bank works within our headers', async ({
  onlinePhone,
  relay,
  provider,
}) => {
  await makeAccount(relay, ASHA);
  await serveWholeCheckout(onlinePhone, provider);
  const page = await onlinePhone.open('/login?next=%2Fdonate');
  await logIn(page, ASHA);
  await expect(page.locator('#donate-form [name=donorName]')).toHaveValue('Asha Devi');
  await fillGift(page, { amount: '250', phone: '9810012345' });
  await main(page).getByRole('button', { name: 'Donate', exact: true }).click();
  const frame = page.frameLocator('iframe[title="Razorpay Checkout"]');
  await expect(frame.getByText('Payment requests are allowed')).toBeVisible();
  await frame.getByRole('button', { name: 'Pay at the bank' }).click();
  await expect(main(page).getByText('₹250.00 arrived.')).toBeVisible();
  expect(await relay.query('SELECT status FROM donations')).toEqual([{ status: 'completed' }]);
});

test('the database is put back to a state before a donation: its payment is credited again by itself, and the phone tells of the new ledger with the checkpoint that it holds', async ({
  onlinePhone,
  relay,
  provider,
}, info) => {
  onlinePhone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  await serveCheckout(onlinePhone);
  await onlinePhone.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: relay.origin });
  const page = await onlinePhone.open('/login?next=%2Fdonate');
  await logIn(page, ASHA);
  const give = async (amount: string) => {
    await expect(page.locator('#donate-form [name=donorName]')).toHaveValue('Asha Devi');
    await fillGift(page, { amount, phone: '9810012345' });
    const { orderId } = await openDialog(page);
    const payment = provider.pay(orderId);
    await callBack(page, provider.callback(payment));
    await expect(main(page).getByText('Thank you for your donation!')).toBeVisible();
    return payment;
  };
  await give('250');
  const copy = await keepCopy(relay);
  await page.goto('/donate');
  const lost = await give('1,000');
  await page.goto('/fund-info');
  await expect(main(page).getByText('It has 3 entries.')).toBeVisible();
  await expect(main(page).getByText('₹1,250.00').first()).toBeVisible();
  const held = await (await fetch(`${relay.origin}/api/ledger/checkpoint`)).text();

  await copy.putBack();
  // Nobody tells of it: the server reads the provider's list.
  await expect
    .poll(() => relay.query(`SELECT amount::int AS amount, status FROM donations ORDER BY created_at`))
    .toEqual([
      { amount: 25_000, status: 'completed' },
      { amount: 100_000, status: 'completed' },
    ]);
  await page.reload();
  const notice = main(page).getByRole('alert', { name: 'The public ledger has begun anew' });
  await expect(notice).toContainText('The server was restored from a backup.');
  await expect(notice).toContainText('The newest entries that this phone saw are missing from the old ledger.');
  await expect(notice.getByText(held.trimEnd())).toBeVisible();
  await look(page, info, 'new-ledger');
  await notice.getByRole('button', { name: 'Copy the kept checkpoint' }).click();
  await expect(notice.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(held);
  const now = await (await fetch(`${relay.origin}/api/ledger/checkpoint`)).text();
  expect(now.split('\n')[0]).not.toBe(held.split('\n')[0]);
  await notice.getByRole('button', { name: 'Copy the new checkpoint' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(now);
  // The figures are what they were, and the donation is the donor's as before.
  await expect(main(page).getByText('₹1,250.00').first()).toBeVisible();
  await notice.getByRole('button', { name: 'Hide this message' }).click();
  await expect(notice).toHaveCount(0);
  await page.goto('/account');
  await expect(main(page).getByRole('link', { name: /^Receipt / })).toHaveCount(2);

  // Told again by an event, late, it is the same payment.
  const { body, headers } = provider.event('payment.captured', { payment: { entity: lost } });
  const told = await fetch(`${relay.origin}/api/payment/webhook`, { method: 'POST', body, headers });
  expect(told.status).toBe(200);
  expect(await relay.query(`SELECT count(*)::int AS count FROM fund_entries WHERE kind = 'received'`)).toEqual([
    { count: 2 },
  ]);
});

test('a donation that is paid in two tabs is credited once: the second payment goes back and its tab says so', async ({
  onlinePhone,
  relay,
  provider,
}, info) => {
  onlinePhone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  await serveCheckout(onlinePhone);
  const page = await onlinePhone.open('/login?next=%2Fdonate');
  await logIn(page, ASHA);
  await expect(page.locator('#donate-form [name=donorName]')).toHaveValue('Asha Devi');
  await fillGift(page, { amount: '250', phone: '9810012345' });
  const { orderId } = await openDialog(page);
  const [{ id } = { id: '' }] = await relay.query<{ id: string }>('SELECT id FROM donations');
  // A tab that the browser copied: the same form under the same id.
  const copied = await onlinePhone.open('/donate');
  await copied.route('**/api/payment/donate', (route) =>
    route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), _id: id }) }),
  );
  // It knows of the payment under way in the other tab.
  await main(copied).getByRole('button', { name: 'Pay again all the same' }).click();
  await expect(copied.locator('#donate-form [name=donorName]')).toHaveValue('Asha Devi');
  await fillGift(copied, { amount: '250', phone: '9810012345' });
  expect((await openDialog(copied)).orderId).toBe(orderId);
  const [first, second] = [provider.pay(orderId), provider.pay(orderId)];
  await callBack(page, provider.callback(first));
  await expect(main(page).getByText('₹250.00 arrived.')).toBeVisible();
  await expect(main(page).getByText('The second payment goes back to you.')).toHaveCount(0);
  await callBack(copied, provider.callback(second));
  await expect(main(copied).getByText('It had been paid before. The second payment goes back to you.')).toBeVisible();
  await look(copied, info, 'paid-twice');
  expect(await relay.query('SELECT kind, amount::int AS amount FROM fund_entries')).toEqual([
    { kind: 'received', amount: 25_000 },
  ]);
  expect(await relay.query('SELECT payment_id AS payment, counts FROM refunds')).toEqual([
    { payment: second.id, counts: false },
  ]);
});

test('a session that ends while somebody pays: the payment is credited, they are told to log in, and nothing typed is lost', async ({
  onlinePhone,
  relay,
  provider,
}, info) => {
  onlinePhone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  await serveCheckout(onlinePhone);
  const page = await onlinePhone.open('/login?next=%2Fdonate');
  await logIn(page, ASHA);
  await expect(page.locator('#donate-form [name=donorName]')).toHaveValue('Asha Devi');
  await fillGift(page, { amount: '250', phone: '9810012345', purpose: 'Boats' });
  const { orderId } = await openDialog(page);
  await relay.query('DELETE FROM sessions');
  const payment = provider.pay(orderId);
  await callBack(page, provider.callback(payment));
  await expect(main(page).getByText('You need not pay again.')).toBeVisible();
  await expect(main(page).getByText('Log in again to see the result.')).toBeVisible();
  await look(page, info, 'paid-without-session');
  const { body, headers } = provider.event('payment.captured', { payment: { entity: payment } });
  await fetch(`${relay.origin}/api/payment/webhook`, { method: 'POST', body, headers });
  expect(await relay.query('SELECT status FROM donations')).toEqual([{ status: 'completed' }]);
  await main(page).getByRole('link', { name: 'Log in', exact: true }).click();
  await logIn(page, ASHA);
  // The payment was kept, and is asked after by itself.
  await expect(main(page).getByText('₹250.00 arrived.')).toBeVisible();
  expect(provider.orders.size).toBe(1);
});
