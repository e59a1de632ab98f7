import { useEffect } from 'react';
import { alertProgress } from '../../../data/queries/admin/alert-progress.ts';
import { outcomesCopy } from '../../../data/queries/admin/outcomes.ts';
import { outboxItem } from '../../../data/queries/items/outbox.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { alertFigureNames, alertProgressTexts as words } from '../../../strings/admin/admin-alert-progress.ts';
import { alertReachTexts, alertSheetTexts } from '../../../strings/admin/admin-alert.ts';
import { adminShownMessages } from '../../../strings/admin/admin-disaster.ts';
import { reasonSentence } from '../../../strings/forms/reasons.ts';
import { numberText } from '../../../strings/plural.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';

interface AlertStateProps {
  disasterId: string;
  itemId: string | undefined;
  /** Nobody was to get it when it was saved: then nobody is said to have been notified, unless the server chose somebody all the same. */
  isForNobody: boolean;
}

/** What became of an alert that was saved here: success is said with the server's word only, and then how many it goes to. */
export function AlertState({ disasterId, itemId, isForNobody }: AlertStateProps) {
  const state = useQuery(async () => (itemId === undefined ? undefined : stateOf(itemId)), [itemId]);
  const kind = state?.kind;
  // As this phone heard last: the part about alerts asks for it.
  const told = useQuery(() => alertProgress(disasterId), [disasterId]);
  const alert = told?.alerts.find(({ _id }) => _id === itemId);
  const isForNone = alert ? alert.chosen === 0 : isForNobody;
  const said = isForNone ? alertSheetTexts.outToNobody : adminShownMessages.alerted;
  useEffect(() => {
    if (kind === 'done') announce(said);
  }, [kind, said]);
  if (state === undefined || itemId === undefined) return null;
  if (state.kind === 'done') {
    return (
      <Banner tone={isForNone ? 'note' : 'good'} title={said}>
        {alert && alert.chosen > 0 && <Reach {...alert} />}
      </Banner>
    );
  }
  if (state.kind === 'refused') {
    return (
      <Banner tone="bad" title={adminShownMessages.alertFailed}>
        <p>{state.why}</p>
      </Banner>
    );
  }
  return <p role="status">{state.kind === 'conflict' ? '' : alertSheetTexts.waits}</p>;
}

/** How many phones it goes to and how many it came to. */
function Reach({ chosen, reached }: { chosen: number; reached: number }) {
  const came = words.some(numberText(reached), numberText(chosen));
  return (
    <p>
      {alertReachTexts.phones(chosen)} {reached > 0 && `${alertFigureNames.reached}: ${came}`}
    </p>
  );
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
