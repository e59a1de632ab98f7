import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResolveFailure } from '../../../data/commands/admin/resolve-disaster.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { routes } from '../../../routes.ts';
import { adminShownMessages, reportDecisionTexts } from '../../../strings/admin/admin-disaster.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';

export interface Resolving {
  start(): void;
  isBusy: boolean;
  /** Where it stopped; starting again goes on from there. */
  stopped: ResolveFailure | undefined;
  /** There was no network: the whole decision waits on this phone. */
  isKept: boolean;
}

/** Section 4's three calls; on success to the dashboard, as the document says, for whoever `isThere` not yet. */
export function useResolve({ _id, shownStatus }: AdminReport, isThere: boolean): Resolving {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [stopped, setStopped] = useState<ResolveFailure>();
  const [isKept, setKept] = useState(false);

  async function resolve(): Promise<void> {
    setBusy(true);
    setStopped(undefined);
    const { resolveDisaster } = await loadUntilThere(() => import('./resolve.ts'));
    // Stopped on the way, the first call may have been through.
    const answer = await resolveDisaster(_id, stopped ? 'active' : shownStatus);
    setBusy(false);
    if (!answer.ok) setStopped(answer.failure);
    else if (answer.value === 'kept') {
      setKept(true);
      announce(reportDecisionTexts.resolveKept);
    } else {
      announce(adminShownMessages.resolved);
      showToast(adminShownMessages.resolved, 'good');
      if (!isThere) await navigate(routes.adminDashboard);
    }
  }

  return {
    start: () => {
      if (!isBusy) void resolve().catch(console.error);
    },
    isBusy,
    stopped,
    isKept,
  };
}
