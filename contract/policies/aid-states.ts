import type { AidAct } from '../entities/acts.ts';
import type { AidView } from '../entities/aid-request.ts';
import type { AidStatus, Role } from '../enumerations.ts';

/**
 *                every need is fulfilled
 *   active ────────────────────────────▶ fulfilled
 *    │  ▲ ▲                                  │
 *    │  │ └──────────────────────────────────┘
 *    │  │               one is put back
 *    │  │ reopen
 *    ▼  │
 *   withdrawn, expired: an admin closes it, with a reason. Never by itself: a need that is open stays one.
 *
 *   A need:   pending ⇄ partially-fulfilled ⇄ fulfilled, and at once from one end to the other.
 */
export type NeedStatus = AidView['requirements'][number]['status'];

interface Need {
  status: NeedStatus;
}

/** How a request stands whose needs stand like that. One that was closed stays closed. */
export function statusBy(from: AidStatus, needs: readonly Need[]): AidStatus {
  if (isClosed(from)) return from;
  return openLines(needs).length === 0 ? 'fulfilled' : 'active';
}

/** The status of one that is opened again. */
export function reopenedBy(needs: readonly Need[]): AidStatus {
  return statusBy('active', needs);
}

/** Nothing more is to come of it, though a need is open. */
export function isClosed(status: AidStatus): boolean {
  return status === 'withdrawn' || status === 'expired';
}

/** Told as delivered whole, and whoever asked has not said yet whether it came: until then nothing else becomes of it. */
export function isAnswerAwaited(
  need: Pick<AidView['requirements'][number], 'status' | 'awaitsAnswer'> | undefined,
): boolean {
  return need?.awaitsAnswer === true && need.status === 'pending';
}

/** Places in `requirements` of what is still to come. */
export function openLines(needs: readonly Need[]): number[] {
  return needs.flatMap(({ status }, line) => (status === 'fulfilled' ? [] : [line]));
}

const actsOfRole: Readonly<Record<Role, readonly AidAct['act'][]>> = {
  admin: ['assign', 'hand-back', 'need', 'close', 'reopen', 'release', 'merge', 'unmerge', 'keep-apart', 'new-code'],
  // Of what it has in hand; the server looks at each.
  ngo: ['take', 'reject', 'reconsider', 'hand-back', 'need'],
  volunteer: [],
};

/** Is this act anything for who acts in this role? */
export function isActOf(role: Role | undefined, act: AidAct['act']): boolean {
  return role !== undefined && actsOfRole[role].includes(act);
}
