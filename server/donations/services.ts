import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { TestProvider } from '../payments/test-provider.ts';

/** What donations need of the world. */
export interface DonationServices {
  pool: pg.Pool;
  clock: Clock;
  payments: PaymentProvider | TestProvider;
}
