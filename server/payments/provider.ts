import type { Result } from '../../contract/base/result.ts';

/** A payment as its provider tells of it. Paise. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  /** What the provider kept of it, tax and all; absent: it does not say. */
  fee?: number;
  /** `refunded`: was captured, and all of it went back. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Of a failed one, in the provider's words. */
  description?: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** As the donor told the provider. */
  email?: string;
  contact?: string;
}

/** An order as its provider tells of it. Paise; `createdAt` in epoch milliseconds. */
export interface ProviderOrder {
  id: string;
  amount: number;
  currency: string;
  /** Our own mark of it; empty: it has none. */
  receipt: string;
  /** What we told the provider with it. */
  notes: Readonly<Record<string, string>>;
  createdAt: number;
}

/** Money on its way back. `failed`: it stays with us. */
export interface ProviderRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
}

/** A refund in the provider's list of them. `receipt`: our own mark of it; undefined: it was made at the provider's own desk. */
export interface ListedRefund extends ProviderRefund {
  paymentId: string;
  amount: number;
  receipt: string | undefined;
}

export interface ProviderTrouble {
  /**
   * `away`: no answer, or "not now": asked again, nobody knows whether it was done. `refused`: it will not be done. `none`: what was asked
   * for is not there.
   */
  kind: 'away' | 'refused' | 'none';
  description: string;
}

/** A page of what was made in a stretch of time, both ends included: epoch milliseconds, and how many pages came before it. */
export interface RecordsPage {
  from: number;
  to: number;
  page: number;
}

/** What the provider knows of us, whatever became of our database. */
export interface ProviderRecords {
  /** Records of a full page: after one that is not full there is no other. */
  pageSize: number;
  findOrder(id: string): Promise<Result<ProviderOrder, ProviderTrouble>>;
  listPayments(page: RecordsPage): Promise<Result<ProviderPayment[], ProviderTrouble>>;
  listRefunds(page: RecordsPage): Promise<Result<ListedRefund[], ProviderTrouble>>;
}

/** Who takes donors' money for us. Every call may be repeated. */
export interface PaymentProvider {
  name: 'razorpay' | 'test';
  /** Does money move? */
  isLive: boolean;
  /** For the dialog on the phone. */
  keyId?: string;
  /** `receipt`: our own mark of the order. `notes`: what it takes to know it again. Paise. */
  createOrder(order: {
    amount: number;
    currency: string;
    receipt: string;
    notes: Readonly<Record<string, string>>;
  }): Promise<Result<string, ProviderTrouble>>;
  paymentsOf(orderId: string): Promise<Result<ProviderPayment[], ProviderTrouble>>;
  /** Takes what was only authorized. */
  capture(payment: ProviderPayment): Promise<Result<ProviderPayment, ProviderTrouble>>;
  /** `key`: the same again is the same refund. Paise. */
  refund(refund: { paymentId: string; amount: number; key: string }): Promise<Result<ProviderRefund, ProviderTrouble>>;
  /** Absent: the provider's records lie in our own database, and are put back with it. */
  records?: ProviderRecords;
  /** Did the provider sign that this payment is of this order? */
  isSigned(orderId: string, paymentId: string, signature: string): boolean;
  /** Did the provider sign this event? `text`: the body, byte for byte. */
  isSignedEvent(text: string, signature: string): boolean;
}
