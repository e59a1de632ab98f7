import { inMirror } from '../keep/mirror.ts';
import type { OutboxPorts } from '../ports.ts';
import { whereRoom } from '../keep/room.ts';
import type { StoredSession } from '../accounts/session.ts';
import { settle } from './settle.ts';
import type { Try } from './try.ts';
import type { Turn, Unnoted } from './turn.ts';

/** Has this item's answer come, and does it need no other? */
export function isAnswered({ tries }: Unnoted, id: string): boolean {
  return tries.some(({ verdict }) => (verdict.outcomes.get(id)?.kind ?? 'waits') !== 'waits');
}

/** The session as it is by what could not be noted: nothing more is sent under a token that the server refused. */
export function knownSession({ tries }: Unnoted, session: StoredSession | undefined): StoredSession | undefined {
  const isRefused = tries.some(({ verdict, token }) => verdict.refusedToken && token === session?.token);
  return session && isRefused ? { ...session, state: 'expired' } : session;
}

/** Notes what could not be noted before, as far as there is room now. */
export async function noteAtLast(ports: OutboxPorts, turn: Turn): Promise<void> {
  const { tries } = turn.learned.unnoted;
  const noteFirst = async () => tries[0] && (await settle(ports, turn, tries[0]));
  while (tries.length > 0 && (await whereRoom(turn.learned, noteFirst))) tries.shift();
}

/**
 * The phone had no room to note this. What has arrived needs no second copy any more, and the place of those may be all that
 * it takes; else it is remembered, and the turn goes on with the others.
 */
export async function noteWithoutRoom(ports: OutboxPorts, turn: Turn, done: Try): Promise<void> {
  const { batch, verdict } = done;
  // What failed as a whole is remembered by the turn already.
  if (verdict.kind !== 'answered') return;
  const arrived = batch.flatMap(({ id }) => (verdict.outcomes.get(id)?.kind === 'delivered' ? [id] : []));
  if (arrived.length > 0) {
    await inMirror(ports, (mirror) => mirror.remove(arrived));
    if (await whereRoom(turn.learned, () => settle(ports, turn, done))) return;
  }
  turn.learned.unnoted.tries.push({ ...done, verdict });
  for (const { id } of batch) turn.setAside.add(id);
}
