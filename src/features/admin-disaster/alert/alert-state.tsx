import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { outboxItem } from '../../../data/queries/items/outbox.ts';
import { outcomesCopy } from '../../../data/queries/admin/outcomes.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { routes } from '../../../routes.ts';
import { adminShownMessages } from '../../../strings/admin/admin-disaster.ts';
import { alertSheetTexts } from '../../../strings/admin/admin-alert.ts';
import { reasonSentence } from '../../../strings/forms/reasons.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';

interface AlertStateProps {
  itemId: string | undefined;
  /** Nobody was to get it when it was saved: then nobody is said to have been notified. */
  isForNobody: boolean;
}

/**
 * What became of an alert that was saved here: success is said with the server's word only. Where that came at once the admin is led to
 * the dashboard, as the document says; where the alert had to wait they stay where they are by then.
 */
export function AlertState({ itemId, isForNobody }: AlertStateProps) {
  const state = useQuery(async () => (itemId === undefined ? undefined : stateOf(itemId)), [itemId]);
  const hadToWait = useRef(false);
  const navigate = useNavigate();
  const kind = state?.kind;
  const said = isForNobody ? alertSheetTexts.outToNobody : adminShownMessages.alerted;
  useEffect(() => {
    if (kind === 'waiting') hadToWait.current = true;
    if (kind !== 'done') return;
    announce(said);
    if (hadToWait.current) return;
    showToast(said, isForNobody ? undefined : 'good');
    void navigate(routes.adminDashboard);
  }, [kind, navigate, said, isForNobody]);
  if (state === undefined || itemId === undefined) return null;
  if (state.kind === 'done') return <Banner tone={isForNobody ? 'note' : 'good'} title={said} />;
  if (state.kind === 'refused') {
    return (
      <Banner tone="bad" title={adminShownMessages.alertFailed}>
        <p>{state.why}</p>
      </Banner>
    );
  }
  return <p role="status">{state.kind === 'conflict' ? '' : alertSheetTexts.waits}</p>;
}

type State = { kind: 'sending' | 'waiting' | 'done' | 'conflict' } | { kind: 'refused'; why: string };

async function stateOf(id: string): Promise<State> {
  const item = await outboxItem(id);
  if (item?.state === 'needs-you') return { kind: 'refused', why: item.reason ? reasonSentence(item.reason) : '' };
  if (item?.state === 'sent') {
    // A receipt says that the server has it; whether somebody else was first, its word about the act.
    const outcome = (await outcomesCopy())?.outcomes.find(({ _id }) => _id === id);
    if (outcome === undefined) return { kind: 'sending' };
    return { kind: outcome.result === 'conflict' ? 'conflict' : 'done' };
  }
  return { kind: item?.reason ? 'waiting' : 'sending' };
}
