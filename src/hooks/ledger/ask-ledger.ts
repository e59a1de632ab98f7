import { refreshLedger } from '../../data/sync/refresh-ledger.ts';

export { verifyEntry } from '../../data/sync/refresh-ledger.ts';

/** Whoever gave keeps what the ledger says from then on: it cannot lose their donation unnoticed. */
export function keepCheckpoint(): void {
  refreshLedger().catch(console.warn);
}
