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

/** Of the same making as Razorpay's since May 2026: a script that loads a second one, a frame of theirs, and a window of the bank. */
const SCRIPT = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  on() {}
  async open() {
    const script = document.createElement('script');
    script.src = 'https://cdn.razorpay.com/static/frame.js';
    document.head.append(script);
    await new Promise((loaded) => script.addEventListener('load', loaded));
    window.openRazorpayFrame(this.options);
  }
};`;
const SECOND_SCRIPT = `window.openRazorpayFrame = ({ order_id, handler }) => {
  const frame = document.createElement('iframe');
  frame.title = 'Razorpay Checkout';
  frame.allow = 'payment';
  frame.src = 'https://api.razorpay.com/v1/checkout/public?order=' + order_id;
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;background:#fff;z-index:99';
  addEventListener('message', ({ origin, data }) => {
    if (origin !== 'https://api.razorpay.com') return;
    frame.remove();
    handler(data);
  });
  document.body.append(frame);
};`;
const FRAME = `<!doctype html><title>Razorpay</title><button>Pay at the bank</button><p></p><script>
  document.querySelector('p').textContent =
    document.featurePolicy.allowsFeature('payment') ? 'Payment requests are allowed' : 'Payment requests are forbidden';
  document.querySelector('button').onclick = () => open('https://bank.example/pay' + location.search);
  addEventListener('message', ({ origin, data }) => origin === 'https://bank.example' && parent.postMessage(data, '*'));
</script>`;

/** The phone can load all of a checkout that behaves as the provider's own. */
export async function serveWholeCheckout({ context }: Phone, provider: RazorpayStandIn): Promise<void> {
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  const html = (body: string) => ({ contentType: 'text/html', body });
  await context.route('https://checkout.razorpay.com/v1/checkout.js', (route) => route.fulfill(script(SCRIPT)));
  await context.route('https://cdn.razorpay.com/static/frame.js', (route) => route.fulfill(script(SECOND_SCRIPT)));
  await context.route('https://api.razorpay.com/v1/checkout/public?*', (route) => route.fulfill(html(FRAME)));
  await context.route('https://bank.example/pay?*', (route) => {
    const orderId = new URL(route.request().url()).searchParams.get('order') ?? '';
    const paid = JSON.stringify(provider.callback(provider.pay(orderId)));
    return route.fulfill(
      html(`<!doctype html><title>Bank</title><script>opener.postMessage(${paid}, '*'); close();</script>`),
    );
  });
}

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
