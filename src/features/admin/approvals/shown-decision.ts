import type { Application } from '../../../../contract/entities/account.ts';
import type { Role } from '../../../../contract/enumerations.ts';
import type { PendingAct } from '../../../data/queries/admin/own-acts.ts';
import type { ShownDecision } from './use-decisions.ts';

/** Those who wait, and in the order of their asking those decided on here since, who may be on no list any more. */
export function withRecents(
  rows: readonly Application[],
  recents: readonly Pick<ShownDecision, 'application'>[],
  role: Role,
): Application[] {
  const listed = new Set(rows.map(({ _id }) => _id));
  const kept = recents
    .map(({ application }) => application)
    .filter((one) => one.role === role && one.status === 'pending' && !listed.has(one._id));
  return [...rows, ...kept].sort((a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)));
}

/** What was decided here about this account and stands: by this page, or by an earlier one of this phone and not sent yet. */
export function shownDecision(
  application: Application,
  recents: readonly ShownDecision[],
  waiting: readonly PendingAct[],
): ShownDecision | undefined {
  const recent = recents.find((one) => one.application._id === application._id);
  // Taken back, or somebody else was first: as the list says it now.
  const isOver = recent?.phase === 'conflict' || recent?.phase === 'stuck' || isUndone(recent);
  if (recent) return isOver ? undefined : recent;
  const kept = waiting.filter(({ about, state }) => about === application._id && state !== 'needs-you').at(-1);
  if (kept === undefined) return undefined;
  const { itemId, body, what } = kept;
  const decision = body['decision'] === 'refuse' ? 'refuse' : 'approve';
  const undo = what === 'actOnAccount.undo' ? { undoId: itemId } : {};
  return { application, decision, itemId, at: 0, phase: 'waiting', ...undo };
}

function isUndone(recent: ShownDecision | undefined): boolean {
  return recent?.undoId !== undefined && recent.phase === 'done';
}
