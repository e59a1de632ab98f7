import { ALL_ROWS, type OutboxPorts, type OutboxTransaction } from '../ports.ts';
import type { ItemOutcome } from './verdict.ts';

/** The number of the server that did not know what waits for its update; the lowest of several. */
const KEY = 'newer-than';
/** The back-off's last step from the first try on: an update is no matter of seconds. */
export const NEWER_STRIKES = 4;

/** Notes which server it was, where one did not know something. */
export async function noteNewer(
  transaction: OutboxTransaction,
  outcomes: ReadonlyMap<string, ItemOutcome>,
  contract = 0,
): Promise<void> {
  const isAny = [...outcomes.values()].some((outcome) => outcome.kind === 'waits' && outcome.reason.code === 'newer');
  if (!isAny) return;
  const before = (await transaction.meta(KEY)) as number | undefined;
  await transaction.putMeta(KEY, Math.min(before ?? contract, contract));
}

/**
 * A server has named its number: what waits for an update is due at once where it is a higher one than of the server that did not know
 * it, whatever wait that one had asked for. Answers whether anything is.
 */
export async function releaseIn(transaction: OutboxTransaction, now: number, contract = 0): Promise<boolean> {
  if (!isRisen(await transaction.meta(KEY), contract)) return false;
  const rows = (await transaction.page('queued', 0, ALL_ROWS)).filter(({ awaitsUpdate }) => awaitsUpdate);
  await transaction.putItems(
    rows.map(({ heldUntil: _held, awaitsUpdate: _awaits, ...row }) => ({ ...row, nextAt: now, strikes: 0 })),
  );
  await transaction.putMeta(KEY, undefined);
  return rows.length > 0;
}

/** The same for what any other answer has said. */
export async function releaseNewer({ store, clock }: OutboxPorts, contract: number): Promise<boolean> {
  const isDue = isRisen(await store.read((reader) => reader.meta(KEY)), contract);
  return isDue && store.write((transaction) => releaseIn(transaction, clock.now(), contract));
}

function isRisen(than: unknown, contract: number): boolean {
  return typeof than === 'number' && contract > than;
}
