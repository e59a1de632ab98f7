import { failed } from '../../../contract/base/result.ts';
import type { PaymentProvider } from '../../../server/payments/provider.ts';

const away = async () => failed({ kind: 'away', description: 'there is none' } as const);

/** For suites in which nobody gives anything: a provider that never answers. */
export const noPayments: PaymentProvider = {
  name: 'test',
  isLive: false,
  createOrder: away,
  paymentsOf: away,
  capture: away,
  refund: away,
  isSigned: () => false,
  isSignedEvent: () => false,
};
