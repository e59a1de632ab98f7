import { systemClock } from '../../../../contract/base/clock.ts';
import { canLock } from './can-lock.ts';
import { endedSession, ownUnsent, phoneSession, sealedOfEnded } from './outbox.ts';

/** Who is logged in on this phone, or was until the server ended that, as far as their items go. */
export interface WaitingOwner {
  /** The server does not know the session any more. */
  hasEnded: boolean;
  /** How many of their items were not sent yet. */
  waiting: number;
  /** Could somebody else log in over it? Not where their items could not be locked away. */
  canLock: boolean;
}

/** Where nothing waits, the phone says that a session was ended for so long: others may use it since. */
const TOLD_MS = 24 * 60 * 60_000;

/** `undefined` where nobody is logged in on this phone, nor was until the server ended it. Never rejects. */
export async function waitingOwner(): Promise<WaitingOwner | undefined> {
  try {
    const session = await phoneSession();
    if (session) {
      return { hasEnded: session.state === 'expired', waiting: (await ownUnsent()).length, canLock: await canLock() };
    }
    const ended = await endedSession();
    if (!ended) return undefined;
    const waiting = await sealedOfEnded();
    const isTold = waiting > 0 || Math.abs(systemClock.now() - ended.at) < TOLD_MS;
    return isTold ? { hasEnded: true, waiting, canLock: true } : undefined;
  } catch {
    return undefined;
  }
}
