import { useState, type ReactNode } from 'react';
import type { MessageView } from '../../../../contract/entities/contact-message.ts';
import type { MessageState } from '../../../../contract/enumerations.ts';
import { markMessage, type ActFailure } from '../../../data/commands/admin/messages.ts';
import { ownOutcomes } from '../../../data/queries/admin/approvals.ts';
import type { RecordActs } from '../../../data/queries/admin/own-acts.ts';
import { useOwnActs } from '../../../hooks/admin/use-own-acts.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { aidActTexts } from '../../../strings/admin/admin-aid.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { inboxTexts } from '../../../strings/admin/inbox.ts';
import { withName } from '../../../ui/with-name.tsx';
import { decisionPhase } from '../approvals/decision-phase.ts';

interface LastMark {
  message: MessageView;
  state: MessageState;
  /** Absent: one that was never sent was taken back. */
  itemId: string | undefined;
}

export interface Marks {
  /** What came of the last mark, to be said aloud. */
  notice: ReactNode;
  /** What was marked last, as it stands since; absent where it was not done. */
  last: MessageView | undefined;
  /** Those that need the person, and those where another admin was first. */
  acts: RecordActs;
  mark(message: MessageView, state: MessageState): Promise<void>;
}

/** Marks messages: saved on this phone first, told as done only when the server has said so. */
export function useMarks(): Marks {
  const account = usePerson()?.id;
  const [last, setLast] = useState<LastMark>();
  const [failure, setFailure] = useState<ActFailure>();
  const acts = useOwnActs();
  const outcomes = useQuery(ownOutcomes, [account]) ?? [];
  const stuck = acts?.waiting.filter(({ what, state }) => what === 'markMessage' && state === 'needs-you') ?? [];
  const conflicts = acts?.conflicts.filter(({ what }) => what === 'markMessage') ?? [];
  const phase = last?.itemId === undefined ? 'done' : decisionPhase(last.itemId, acts?.waiting ?? [], outcomes);
  // Those two are told at length elsewhere.
  const isToTell = phase !== 'conflict' && phase !== 'stuck';
  return {
    notice: failure ? failureWords(failure) : last && isToTell && standsWords(last, phase === 'done'),
    last: last && isToTell ? { ...last.message, state: last.state } : undefined,
    acts: { waiting: stuck, conflicts },
    async mark(message, state) {
      const saved = await markMessage(message, state);
      setFailure(saved.ok ? undefined : saved.failure);
      if (saved.ok) setLast({ message, state, itemId: saved.value });
    },
  };
}

function standsWords({ message, state }: LastMark, isDone: boolean): ReactNode {
  if (!isDone) return aidActTexts.saved;
  return withName(state === 'answered' ? inboxTexts.marked : inboxTexts.reopened, message.name);
}

function failureWords({ kind }: ActFailure): string {
  return kind === 'signed-out' ? askedFailureTexts['sign-in'] : aidActTexts.notSaved;
}
