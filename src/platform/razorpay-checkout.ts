import type { VerifyDonation } from '../../contract/entities/donation.ts';

/** Where Razorpay's dialog is had: its terms have it loaded from there, never kept. */
const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** The product document's colour of the dialog: green. */
const GREEN = '#15803d';

interface Options {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  retry: { enabled: boolean };
  handler(callback: VerifyDonation): void;
  modal: { ondismiss(): void };
}

interface Dialog {
  open(): void;
  close(): void;
  on(event: 'payment.failed', heard: (failure: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: Options) => Dialog;
  }
}

export interface RazorpayOrder {
  keyId: string;
  order: { id: string; amount: number; currency: string };
  /** Whose the app is, as the dialog shows it. */
  title: string;
  donor: { name: string; email: string; phone: string };
}

export type RazorpayEnd =
  | { kind: 'paid'; callback: VerifyDonation }
  | { kind: 'failed'; description: string }
  | { kind: 'dismissed' }
  | { kind: 'unavailable' };

/** Opens Razorpay's dialog, loaded with the first payment, and waits for how it ends. Never rejects. */
export async function openRazorpay({ keyId, order, title, donor }: RazorpayOrder): Promise<RazorpayEnd> {
  try {
    await loadScript();
  } catch {
    return { kind: 'unavailable' };
  }
  const { Razorpay } = window;
  if (Razorpay === undefined) return { kind: 'unavailable' };
  return new Promise((resolve) => {
    const dialog = new Razorpay({
      key: keyId,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: title,
      prefill: { name: donor.name, email: donor.email, contact: donor.phone },
      theme: { color: GREEN },
      // A failure ends here: the form says why, and the same order is opened by the next try.
      retry: { enabled: false },
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
        resolve({ kind: 'paid', callback: { razorpay_order_id, razorpay_payment_id, razorpay_signature } }),
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
    });
    dialog.on('payment.failed', ({ error }) => {
      resolve({ kind: 'failed', description: error?.description ?? '' });
      dialog.close();
    });
    dialog.open();
  });
}

let loading: Promise<void> | undefined;

/** Once for the page; one that failed is tried again by the next payment. */
function loadScript(): Promise<void> {
  if (window.Razorpay !== undefined) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      reject(new Error('the payment dialog could not be loaded'));
    });
    document.head.append(script);
  });
  return loading;
}
