import type { Result } from '../../contract/base/result.ts';

/** A payment as its provider tells of it. Paise. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  /** `refunded`: was captured, and all of it went back. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Of a failed one, in the provider's words. */
  description?: string;
}

/** Money on its way back. `failed`: it stays with us. */
export interface ProviderRefund {
  id: string;
  status: 'pending' | 'processed' | 'failed';
}

export interface ProviderTrouble {
  /** `away`: no answer, or "not now": asked again, nobody knows whether it was done. `refused`: it will not be done. */
  kind: 'away' | 'refused';
  description: string;
}

/** Who takes donors' money for us. Every call may be repeated. */
export interface PaymentProvider {
  name: 'razorpay' | 'test';
  /** Does money move? */
  isLive: boolean;
  /** For the dialog on the phone. */
  keyId?: string;
  /** `receipt`: our own mark of the order. Paise. */
  createOrder(order: { amount: number; currency: string; receipt: string }): Promise<Result<string, ProviderTrouble>>;
  paymentsOf(orderId: string): Promise<Result<ProviderPayment[], ProviderTrouble>>;
  /** Takes what was only authorized. */
  capture(payment: ProviderPayment): Promise<Result<ProviderPayment, ProviderTrouble>>;
  /** `key`: the same again is the same refund. Paise. */
  refund(refund: { paymentId: string; amount: number; key: string }): Promise<Result<ProviderRefund, ProviderTrouble>>;
  /** Did the provider sign that this payment is of this order? */
  isSigned(orderId: string, paymentId: string, signature: string): boolean;
  /** Did the provider sign this event? `text`: the body, byte for byte. */
  isSignedEvent(text: string, signature: string): boolean;
}
