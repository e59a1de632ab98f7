import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import type { VerifyDonation } from '../../contract/entities/donation.ts';
import { failed, ok } from '../../contract/base/result.ts';
import {
  findTestPayment,
  insertTestPayment,
  refundTestPayment,
  testPaymentsOf,
} from '../store/donations/test-payments.ts';
import type { Vault } from '../vault.ts';
import type { PaymentProvider } from './provider.ts';
import { callbackText, isSignedBy, signatureOf } from './signature.ts';

/** Random bytes of an id. */
const ID_BYTES = 8;
const KEY_BYTES = 32;
const newId = (kind: string) => `${kind}_test_${randomBytes(ID_BYTES).toString('hex')}`;

/** The test payment page's side of the provider. */
export interface TestProvider extends PaymentProvider {
  name: 'test';
  /** As if the donor had paid: returns what a payment dialog calls back with. */
  pay(order: { orderId: string; amount: number }): Promise<VerifyDonation>;
  /** As if their bank had said no. Returns why. */
  refuse(order: { orderId: string; amount: number }): Promise<string>;
}

/** In words of a bank that does not exist. */
const REFUSED = 'The test bank said no';

/** For a server without payment keys: the same way, and no money moves. What was paid is kept in the database. */
export function testProvider({ pool, vault, clock }: { pool: pg.Pool; vault: Vault; clock: Clock }): TestProvider {
  const secret = vault.bytesFor('test payments', KEY_BYTES);
  const trouble = { kind: 'refused', description: 'no such payment' } as const;
  return {
    name: 'test',
    isLive: false,
    createOrder: async () => ok(newId('order')),
    async paymentsOf(orderId) {
      const payments = await testPaymentsOf(pool, orderId);
      return ok(payments.map(({ state, ...payment }) => ({ ...payment, currency: 'INR', status: state })));
    },
    capture: async (payment) => ok(payment),
    async refund({ paymentId, amount, key }) {
      const isDone = await refundTestPayment(pool, { id: paymentId, amount, key });
      return isDone ? ok({ id: `rfnd_test_${key}`, status: 'processed' as const }) : failed(trouble);
    },
    isSigned: (orderId, paymentId, signature) => isSignedBy([secret], callbackText(orderId, paymentId), signature),
    isSignedEvent: () => false,
    async pay({ orderId, amount }) {
      // A second press, or an answer that was lost: the first payment is shown again.
      const paid = await findTestPayment(pool, orderId, 'captured');
      const id = paid ?? newId('pay');
      if (paid === undefined) await insertTestPayment(pool, { id, orderId, amount, state: 'captured' }, clock.now());
      const razorpay_signature = signatureOf(secret, callbackText(orderId, id));
      return { razorpay_order_id: orderId, razorpay_payment_id: id, razorpay_signature };
    },
    async refuse({ orderId, amount }) {
      await insertTestPayment(pool, { id: newId('pay'), orderId, amount, state: 'failed' }, clock.now());
      return REFUSED;
    },
  };
}
