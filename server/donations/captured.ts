import type { ProviderPayment } from '../payments/provider.ts';
import type { DonationServices } from './services.ts';

/** The payment, taken if the provider only holds it; undefined where nothing is to be had of it now. */
export async function captured(
  payments: DonationServices['payments'],
  payment: ProviderPayment,
): Promise<ProviderPayment | undefined> {
  if (payment.status === 'captured' || payment.status === 'refunded') return payment;
  if (payment.status !== 'authorized') return undefined;
  const taken = await payments.capture(payment);
  return taken.ok && taken.value.status === 'captured' ? taken.value : undefined;
}
