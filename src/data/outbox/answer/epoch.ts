import type { OutboxReader, OutboxPorts, OutboxTransaction } from '../ports.ts';

/** The life of the server's database under which all that is marked sent was confirmed. */
const CONFIRMED_KEY = 'epoch';
/** The one that the server spoke of last. */
const SEEN_KEY = 'epoch-seen';

export interface Epochs {
  confirmed: string | undefined;
  seen: string | undefined;
}

export async function readEpochs(reader: Pick<OutboxReader, 'meta'>): Promise<Epochs> {
  const [confirmed, seen] = [await reader.meta(CONFIRMED_KEY), await reader.meta(SEEN_KEY)];
  return { confirmed: confirmed as string | undefined, seen: seen as string | undefined };
}

/** Notes which life of its database the server speaks of. Another one than before means that it was restored from a copy. */
export async function noteEpochIn(transaction: OutboxTransaction, epoch: string | undefined): Promise<void> {
  if (epoch === undefined) return;
  const { confirmed, seen } = await readEpochs(transaction);
  if (confirmed === undefined) await transaction.putMeta(CONFIRMED_KEY, epoch);
  if (seen !== epoch) await transaction.putMeta(SEEN_KEY, epoch);
}

/** The same for what another request of this app has heard. */
export function noteEpoch(ports: Pick<OutboxPorts, 'store'>, epoch: string): Promise<void> {
  return ports.store.write((transaction) => noteEpochIn(transaction, epoch));
}

/** All that is marked sent is known under `epoch`. */
export function confirmEpoch(transaction: OutboxTransaction, epoch: string): Promise<void> {
  return transaction.putMeta(CONFIRMED_KEY, epoch);
}
