import { withStorage } from '../../web-storage.ts';

/** What a form was offered with while nothing could be kept: with it the same words are the same bytes once more. */
export interface Offered {
  secret: string;
  /** Device time of the item's making, epoch milliseconds. */
  at: number;
  digest: string;
}

const PREFIX = 'relief-relay-offered:';

/**
 * Remembers it by the draft's id, beyond the page: this storage writes at once, and mostly still where IndexedDB is full.
 * Where it refuses too, the page alone knows.
 */
export function rememberOffered(draftId: string, offered: Offered): void {
  withStorage('localStorage', (local) => local.setItem(PREFIX + draftId, JSON.stringify(offered)));
}

export function offeredBefore(draftId: string): Offered | undefined {
  const text = withStorage('localStorage', (local) => local.getItem(PREFIX + draftId));
  return text ? withStorage('localStorage', () => JSON.parse(text) as Offered) : undefined;
}

/** The form was saved or has arrived. */
export function forgetOffered(draftId: string): void {
  withStorage('localStorage', (local) => local.removeItem(PREFIX + draftId));
}
