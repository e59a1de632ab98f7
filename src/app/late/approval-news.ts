import { useEffect, useRef } from 'react';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { statusTexts } from '../../strings/public/dashboards.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { showToast } from '../../ui/overlay/toast.ts';

/** Whoever waited to be let in is told on whatever screen they are: a banner may go with what it opens. */
export function useApprovalNews(): void {
  const { id, status } = usePerson() ?? {};
  const before = useRef({ id, status });
  useEffect(() => {
    const { id: who, status: had } = before.current;
    before.current = { id, status };
    const hasWaited = id !== undefined && who === id && had !== undefined && had !== 'approved';
    if (!hasWaited || status !== 'approved') return;
    announce(statusTexts.approved.title);
    showToast(statusTexts.approved.title);
  }, [id, status]);
}
