import type { Page } from 'playwright/test';
import { expect, test as base, type Phone } from './journey.ts';
import { startRazorpay, type RazorpayStandIn } from './razorpay-stand-in.ts';

/** With payment keys: the provider's own dialog, here one that does what the test says, over a stand-in of the provider's API. */
export const test = base.extend<{ provider: RazorpayStandIn }>({
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

/** The phone can load the provider's script. */
export async function serveCheckout({ context }: Phone): Promise<void> {
  await context.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CHECKOUT }),
  );
}

/** Sends the form, and waits for the dialog that it opens. */
export async function openDialog(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Donate', exact: true }).click();
  await expect(page).toHaveTitle(/^paying /);
  return page.evaluate(() => {
    document.title = 'open';
    const { key, order_id: orderId, amount, theme } = window.checkout;
    return { key, orderId, amount, color: theme.color };
  });
}

/** The dialog says that it was paid. */
export function callBack(page: Page, callback: object): Promise<void> {
  return page.evaluate((said) => window.checkout.handler(said), callback);
}

export async function fillGift(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#donate-form [name=${name}]`).fill(value);
}
