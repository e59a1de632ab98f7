import { useRef, useState, type ReactNode } from 'react';
import { systemClock } from '../../../../contract/base/clock.ts';
import type { ReportedWork } from '../../../../contract/entities/volunteer.ts';
import { confirmWork } from '../../../data/commands/volunteers/certificates.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { reportedWorkTexts } from '../../../strings/admin/reported-work.ts';
import { workDecidedText } from '../../../strings/admin/work-decided.ts';
import { withName } from '../../../ui/with-name.tsx';

export type WorkDecision = Parameters<typeof confirmWork>[1];

export interface WorkDecisions {
  /** What came of the last decision, to be said aloud. */
  notice: ReactNode;
  /** What was refused last: it can be confirmed after all. */
  refused: ReportedWork | undefined;
  /** What was confirmed here, and when: it can be taken back for a while. */
  confirmed: readonly { work: ReportedWork; at: number }[];
  busyId: string | undefined;
  decide(work: ReportedWork, decision: WorkDecision): Promise<void>;
}

interface Outcome {
  onDecided(work: ReportedWork): void;
  /** Somebody else was first, or it waits again: what is shown is no longer true. */
  onConflict(): void;
}

const said = {
  confirm: () => reportedWorkTexts.confirmed,
  refuse: () => reportedWorkTexts.refused,
  undo: () => reportedWorkTexts.undone,
};

/** Sends decisions one at a time and says what came of them. A decision that did not arrive changes nothing on screen. */
export function useWorkDecisions({ onDecided, onConflict }: Outcome): WorkDecisions {
  const [notice, setNotice] = useState<ReactNode>('');
  const [refused, setRefused] = useState<ReportedWork>();
  const [confirmed, setConfirmed] = useState<WorkDecisions['confirmed']>([]);
  const [busyId, setBusyId] = useState<string>();
  const isBusy = useRef(false);
  return {
    notice,
    refused,
    confirmed,
    busyId,
    async decide(work, decision) {
      if (isBusy.current) return;
      isBusy.current = true;
      setNotice('');
      setBusyId(work._id);
      const answer = await confirmWork(work._id, decision);
      isBusy.current = false;
      setBusyId(undefined);
      const { decision: what } = decision;
      if (answer.ok) {
        setRefused(what === 'refuse' ? work : undefined);
        setConfirmed((old) => [
          ...old.filter((one) => one.work._id !== work._id),
          ...(what === 'confirm' ? [{ work, at: systemClock.now() }] : []),
        ]);
        if (what === 'undo') onConflict();
        else onDecided(work);
        setNotice(withName(said[what](), work.volunteer.name));
      } else if (answer.failure.kind === 'conflict') {
        setRefused(undefined);
        setConfirmed((old) => old.filter((one) => one.work._id !== work._id));
        onConflict();
        setNotice(reportedWorkTexts.conflict(workDecidedText(answer.failure.message ?? '')));
      } else {
        // Of a volunteer whose account was deleted meanwhile nothing is left to decide about.
        if (answer.failure.kind === 'not-found') onConflict();
        setNotice(reportedWorkTexts.decideFailed(askedFailureText(answer.failure)));
      }
    },
  };
}
