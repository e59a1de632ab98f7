import { useEffect, useState } from 'react';
import { systemClock } from '../../../../contract/base/clock.ts';
import type { Application } from '../../../../contract/entities/account.ts';
import { decideAccount, undoDecision, type ActFailure } from '../../../data/commands/admin/acts.ts';
import type { PendingAct } from '../../../data/queries/admin/own-acts.ts';
import type { OwnOutcome } from '../../../../contract/entities/acts.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useNow } from '../../../hooks/shared/use-now.ts';
import { approvalStateTexts } from '../../../strings/admin/admin-approvals.ts';
import { isolated } from '../../../strings/isolate.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { changeRecents, isNews, recentDecisions, type Decision, type Recent } from './recent-decisions.ts';
import { UNDO_MS } from './undo-button.tsx';
import { decisionPhase, type DecisionPhase } from './decision-phase.ts';

export interface ShownDecision extends Recent {
  phase: DecisionPhase;
}

interface Known {
  waiting: readonly PendingAct[];
  outcomes: readonly OwnOutcome[];
}

export interface Decisions {
  recents: readonly ShownDecision[];
  /** Why the last press saved nothing on this phone. */
  failure: ActFailure | undefined;
  decide(application: Application, decision: Decision): Promise<void>;
  undo(recent: Pick<Recent, 'application' | 'itemId'>): Promise<void>;
}

/** The decisions of this page: each saved on this phone first, told as done only when the server has said so. */
export function useDecisions({ waiting, outcomes }: Known): Decisions {
  const personId = usePerson()?.id ?? '';
  const [recents, showRecents] = useState(() => recentDecisions(personId));
  const [failure, setFailure] = useState<ActFailure>();
  const now = useNow();
  const shown = recents
    .map((recent) => ({ ...recent, phase: decisionPhase(recent.undoId ?? recent.itemId, waiting, outcomes) }))
    .filter(({ phase, at }) => !isOver(phase) || now < at + UNDO_MS);
  useSaidAloud(shown);
  const setRecents = (change: (old: readonly Recent[]) => readonly Recent[]) =>
    showRecents(changeRecents(personId, change));
  return {
    recents: shown,
    failure,
    async decide(application, { decision, reason }) {
      const { _id: accountId, status: seen } = application;
      const saved = await decideAccount({ accountId, decision, seen, reason });
      setFailure(saved.ok ? undefined : saved.failure);
      if (!saved.ok) return;
      const recent = { application, decision, itemId: saved.value.id, at: systemClock.now() };
      setRecents((old) => [...old.filter((one) => one.application._id !== accountId), recent]);
    },
    async undo({ application, itemId }) {
      const undone = await undoDecision(application._id, itemId);
      setFailure(undone.ok ? undefined : undone.failure);
      if (!undone.ok) return;
      const undoId = undone.value.id;
      // Deleted before it was sent: nothing is left of it.
      if (undoId === itemId) announce(approvalStateTexts.neverSent(application.name));
      setRecents((old) =>
        old.flatMap((one) => (one.itemId !== itemId ? one : undoId === itemId ? [] : { ...one, undoId })),
      );
    },
  };
}

function isOver(phase: DecisionPhase): boolean {
  return phase === 'done' || phase === 'conflict';
}

/** What came of each, said once. */
function useSaidAloud(shown: readonly ShownDecision[]): void {
  useEffect(() => {
    for (const { application, decision, itemId, undoId, phase } of shown) {
      if (!isNews(`${undoId ?? itemId} ${phase}`)) continue;
      announce(`${isolated(application.name)}: ${phaseWords(decision, phase, undoId !== undefined)}`);
    }
  });
}

/** How the decision stands, in a sentence. */
export function phaseWords(decision: Decision['decision'], phase: DecisionPhase, isUndone: boolean): string {
  return approvalStateTexts[isUndone ? 'undo' : decision][phase];
}
