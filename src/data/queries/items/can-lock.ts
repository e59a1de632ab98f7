import { phoneSession } from './outbox.ts';

/** Can what waits be locked for its owner here? Not on an address without encryption (http), nor for an account without a key. */
export async function canLock(): Promise<boolean> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  return subtle !== undefined && (await phoneSession())?.publicKey !== undefined;
}
