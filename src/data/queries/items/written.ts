import type { OutboxItem } from '../../outbox/item.ts';
import { isHidden, isOwned } from '../../outbox/accounts/session.ts';
import { unsentItems } from './outbox.ts';

/**
 * How many unsent items somebody wrote who is not signed in now: this phone sends them, and they are among `unsentCount`, but nobody else
 * may see them.
 */
export async function hiddenCount(): Promise<number> {
  return (await unsentItems(isHidden)).length;
}

/** What the account of this phone has unsent, and what its person wrote that is nobody's: all that is theirs when they leave. */
export function unsentToLeave(): Promise<OutboxItem[]> {
  return unsentItems(
    ({ owner, writtenBy }, session) =>
      session !== undefined && (isOwned(owner) ? owner : writtenBy) === session.accountId,
  );
}
