import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/journey.ts';
import { ASHA, logIn, makeAccount } from '../support/people.ts';
import { startRazorpay, type RazorpayStandIn } from '../support/razorpay-stand-in.ts';

/** With payment keys: the provider's own dialog, here one that does what the test says, over a stand-in of the provider's API. */
const test = base.extend<{ provider: RazorpayStandIn }>({
  provider: async ({}, use) => {
    const provider = await startRazorpay();
    await use(provider);
    await provider.close();
  },
  settings: async ({ provider }, use) => {
    const { keyId, keySecret, webhookSecrets, apiUrl } = provider.settings;
    await use(() => ({
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecrets.join(','),
      RAZORPAY_API_URL: apiUrl,
    }));
  },
});

/** As much of the provider's script as our code uses; how the dialog ends is the test's to say. */
const CHECKOUT = `window.Razorpay = class {
  constructor(options) { window.checkout = options; }
  on(event, heard) { window.checkoutFailed = heard; }
  open() { document.title = 'paying ' + window.checkout.order_id; }
  close() { window.checkout.modal.ondismiss(); }
};`;

declare global {
  interface Window {
    checkout: {
      key: string;
      order_id: string;
      amount: number;
      theme: { color: string };
      handler(callback: object): void;
      modal: { ondismiss(): void };
    };
    checkoutFailed(failure: object): void;
  }
}

const main = (page: Page) => page.getByRole('main');

async function openDialog(page: Page) {
  await main(page).getByRole('button', { name: 'Donate', exact: true }).click();
  await expect(page).toHaveTitle(/^paying /);
  return page.evaluate(() => {
    document.title = 'open';
    const { key, order_id: orderId, amount, theme } = window.checkout;
    return { key, orderId, amount, color: theme.color };
  });
}

test('the provider’s dialog is loaded with the payment; dismissed, failed and paid it is one order, credited once though the server died before the event', async ({
  onlinePhone,
  relay,
  provider,
}) => {
  onlinePhone.console.expectFailedRequests();
  await makeAccount(relay, ASHA);
  await onlinePhone.context.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CHECKOUT }),
  );
  const page = await onlinePhone.open('/login?next=%2Fdonate');
  await logIn(page, ASHA);
  await expect(page.locator('#donate-form [name=donorName]')).toHaveValue('Asha Devi');
  await expect(main(page).getByText('no money moves')).toHaveCount(0);
  for (const [name, value] of Object.entries({ amount: '250', phone: '9810012345' })) {
    await page.locator(`#donate-form [name=${name}]`).fill(value);
  }

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
  await page.evaluate((callback) => window.checkout.handler(callback), provider.callback(payment));
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
