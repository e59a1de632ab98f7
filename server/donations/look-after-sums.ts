import type pg from 'pg';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { claimSumCheck, findSumFaults, type SumFault } from '../store/donations/check-sums.ts';
import { sumSomeEntries, sumSomeStatuses } from '../store/donations/keep-sums.ts';
import { forgetPaymentAlerts, notePaymentAlert } from '../store/donations/payment-events.ts';
import { sumWords } from './sum-words.ts';

/** Rows at a time: whoever pays meanwhile waits for some milliseconds. */
const PART = 1_000;
const CHECK_EVERY_MS = 24 * 3_600_000;

/** Takes into the sums what came without them: all that is there, in parts. */
export async function takeIntoSums(pool: pg.Pool, isStopping: () => boolean): Promise<void> {
  for (const sumSome of [sumSomeEntries, sumSomeStatuses]) {
    for (let count = PART; count === PART && !isStopping();) {
      count = await withRetries(() => inTransaction(pool, (client) => sumSome(client, PART)));
    }
  }
}

/**
 * Once a day, by one process: are the kept sums what the entries come to? Where not, an admin reads it beside the donations, and it is left as
 * it is: whatever made them differ has to be found, and may do it again.
 */
export async function checkSums(pool: pg.Pool, now: number): Promise<SumFault[]> {
  if (!(await claimSumCheck(pool, now, CHECK_EVERY_MS))) return [];
  const faults = await findSumFaults(pool);
  await forgetPaymentAlerts(pool, 'sums-differ');
  if (faults.length > 0) await notePaymentAlert(pool, 'sums-differ', sumWords(faults), now);
  return faults;
}
