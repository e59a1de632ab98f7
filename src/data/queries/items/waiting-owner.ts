import { canLock } from './can-lock.ts';
import { ownUnsent, phoneSession } from './outbox.ts';

/** Who is logged in on this phone, as far as their items go. */
export interface WaitingOwner {
  /** The server does not know the session any more. */
  hasEnded: boolean;
  /** How many of their items were not sent yet. */
  waiting: number;
  /** Could somebody else log in over it? Not where their items could not be locked away. */
  canLock: boolean;
}

/** `undefined` where nobody is logged in on this phone. Never rejects. */
export async function waitingOwner(): Promise<WaitingOwner | undefined> {
  try {
    const session = await phoneSession();
    if (!session) return undefined;
    return { hasEnded: session.state === 'expired', waiting: (await ownUnsent()).length, canLock: await canLock() };
  } catch {
    return undefined;
  }
}
