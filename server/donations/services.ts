import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import type { LedgerStage } from '../ledger/append-entries.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { TestProvider } from '../payments/test-provider.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';

/** What donations need of the world. */
export interface DonationServices {
  pool: pg.Pool;
  clock: Clock;
  /** The ledger's key comes of it. */
  vault: LedgerStage['vault'];
  payments: PaymentProvider | TestProvider;
}

/** Runs it in one transaction, at the server's time. */
export function onStage<Value>(
  { pool, clock, vault }: Pick<DonationServices, 'pool' | 'clock' | 'vault'>,
  run: (stage: LedgerStage) => Promise<Value>,
): Promise<Value> {
  return withRetries(() => inTransaction(pool, (client) => run({ client, vault, now: clock.now() })));
}
