import { donationMessages } from '../../contract/donation-messages.ts';
import type { DonationView, VerifyDonation } from '../../contract/entities/donation.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { ProviderPayment } from '../payments/provider.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { donationView, findOrder, findShownDonation, keepUnpaid, lockDonation } from '../store/donations/donations.ts';
import { captured } from './captured.ts';
import { creditPayment } from './credit-payment.ts';
import { recoverOrder } from './recover-order.ts';
import { onStage, type DonationServices } from './services.ts';

/**
 * What the payment dialog called back with proves that an order was paid. What is credited is what the provider says was captured; where it
 * does not answer now the donation stays pending, and is asked after by itself.
 */
export async function confirmPayment(
  services: DonationServices,
  accountId: string,
  { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature }: VerifyDonation,
): Promise<Result<DonationView, Refusal>> {
  const { pool, payments } = services;
  const isSigned = payments.isSigned(orderId, paymentId, signature);
  // Paid, and unknown here since the database was put back.
  const isLost = isSigned && (await findOrder(pool, orderId)) === undefined;
  if (isLost && (await recoverOrder(services, orderId)).kind === 'away') return failed(refusals.busy());
  const donation = await findOrder(pool, orderId);
  // Somebody else's order and none at all are one answer, and so is a wrong signature.
  if (!isSigned || donation?.accountId !== accountId) return failed(refusals.malformed(donationMessages.verifyFailed));
  // One that was paid by another payment too: this one goes back.
  if (donation.paymentId !== paymentId) {
    const paid = await findCaptured(services, orderId, paymentId);
    await onStage(services, async (stage) => {
      if (paid !== undefined) return void (await creditPayment(stage, paid));
      // An event may have credited it while the provider did not answer.
      const kept = await lockDonation(stage.client, { id: donation.id });
      if (kept === undefined || kept.status === 'completed') return;
      await keepUnpaid(stage.client, kept.id, { status: 'pending', failure: null, checkAt: stage.now });
    });
  }
  const shown = await findShownDonation(pool, donation.id);
  return shown === undefined ? failed(refusals.malformed(donationMessages.verifyFailed)) : ok(donationView(shown));
}

/** The payment, taken if the provider only holds it; undefined where that is not known now. */
export async function findCaptured(
  { payments }: Pick<DonationServices, 'payments'>,
  orderId: string,
  paymentId: string,
): Promise<ProviderPayment | undefined> {
  const found = await payments.paymentsOf(orderId);
  const payment = found.ok ? found.value.find(({ id }) => id === paymentId) : undefined;
  return payment && captured(payments, payment);
}
