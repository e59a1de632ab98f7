import { useEffect, useState } from 'react';
import type { Result } from '../../../../contract/base/result.ts';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { latenessMs } from '../../../../contract/policies/lateness.ts';
import type { CallFailure } from '../../../data/commands/admin/find-records.ts';
import { adminReport, type AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import type { RecordActs } from '../../../data/queries/admin/own-acts.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useListCopy, type ListCopy } from '../../../hooks/lists/use-list-copy.ts';
import { useOwnActs } from '../../../hooks/admin/use-own-acts.ts';
import { useStored, type Stored } from '../../../hooks/shared/use-stored.ts';

const LISTS = ['reports'] as const;

export type FoundRecord =
  | { kind: 'loading' }
  /** `isWhole`: more than the outline that came with the link is known. */
  | { kind: 'shown'; report: AdminReport; isWhole: boolean }
  /** Neither this phone nor the server has it. */
  | { kind: 'none' }
  /** Not on this phone, and the server does not answer. */
  | { kind: 'away' };

/**
 * One report for an admin: at once what came with the link, then this device's copy, then, where the copy has
 * none, the server's answer.
 */
export function useRecord(
  id: string,
  outline: ReportView | undefined,
): { found: FoundRecord; copy: ListCopy | undefined; retry(): void } {
  const copy = useListCopy(LISTS);
  const acts = useOwnActs(id) ?? noActs;
  const kept = keptIn(useStored(() => adminReport(id), [id]));
  const { answer, ask } = useAnswer(id, kept === null, waitingIn(acts));
  const retry = () => {
    copy?.refresh();
    ask();
  };
  return { found: foundIn(kept, acts, outline, answer), copy, retry };
}

const noActs: RecordActs = { waiting: [], conflicts: [] };

/** Which acts wait, not how many: one may be through when the next is made, before anybody has looked. */
function waitingIn({ waiting }: RecordActs): string {
  return waiting.map(({ itemId }) => itemId).join();
}

/** A phone whose storage hangs or refuses has no copy. */
function keptIn(stored: Stored<AdminReport | null>): AdminReport | null | undefined {
  if (stored.kind === 'reading') return undefined;
  return stored.kind === 'ready' ? stored.value : null;
}

type Answer = Result<ReportView, CallFailure>;

function foundIn(
  kept: AdminReport | null | undefined,
  acts: RecordActs,
  outline: ReportView | undefined,
  answer: Answer | undefined,
): FoundRecord {
  if (kept) return { kind: 'shown', report: kept, isWhole: true };
  if (answer?.ok) return { kind: 'shown', report: shownWith(answer.value, acts), isWhole: true };
  if (answer && NONE.has(answer.failure.kind)) return { kind: 'none' };
  if (outline) return { kind: 'shown', report: shownWith(outline, acts), isWhole: false };
  return { kind: answer === undefined ? 'loading' : 'away' };
}

/** The server knows none of that id, or cannot have one. */
const NONE: ReadonlySet<CallFailure['kind']> = new Set(['not-found', 'invalid', 'gone']);

function shownWith(report: ReportView, acts: RecordActs): AdminReport {
  return { ...report, round: 0, shownStatus: report.displayStatus, acts, latenessMs: latenessMs(report) };
}

/** What the server says; asked while it is needed, and anew once an act of this phone is through. */
function useAnswer(id: string, isNeeded: boolean, waiting: string): { answer: Answer | undefined; ask(): void } {
  const [answer, setAnswer] = useState<Answer>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOpen = true;
    void loadUntilThere(() => import('./load-report.ts'))
      .then(({ loadReport }) => loadReport(id))
      .then((told) => {
        if (isOpen) setAnswer(told);
      });
    return () => {
      isOpen = false;
    };
  }, [id, isNeeded, round, waiting]);
  return { answer: isNeeded ? answer : undefined, ask: () => setRound((old) => old + 1) };
}
