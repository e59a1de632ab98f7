import { useState } from 'react';
import { deleteItem } from '../../../data/commands/items/outbox.ts';
import type { ShownItem } from '../../../hooks/items/shown-item.ts';
import { waitingWords } from '../../../parts/saved/status-words.ts';
import { loginAddress } from '../../../addresses.ts';
import { acceptTexts } from '../../../strings/volunteers/accepting.ts';
import { sessionTexts } from '../../../strings/shell/session.ts';
import { outboxTexts } from '../../../strings/shell/outbox.ts';
import { reasonSentence } from '../../../strings/forms/reasons.ts';
import { savedTexts } from '../../../strings/forms/saved.ts';
import { shownVolunteerMessages } from '../../../strings/volunteers/volunteer-messages.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { RequestPhase } from './request-phase.ts';
import { taskPath } from '../list/task-address.ts';

interface RequestPanelProps {
  phase: Exclude<RequestPhase, 'progress'>;
  item: ShownItem;
  disasterId: string;
  now: number;
  onSend(): void;
}

/** A request for a place that waits for the server's answer, or that the server did not take. Never looks like a yes. */
export function RequestPanel({ phase, item, disasterId, now, onSend }: RequestPanelProps) {
  const { isAsking, notice, ask, keep, remove } = useCancel(item.id);
  if (phase === 'answered') {
    return (
      <Banner tone="note" title={acceptTexts.answered} isQuiet>
        <p>{acceptTexts.answerLater}</p>
      </Banner>
    );
  }
  const isRefused = phase === 'refused';
  return (
    <>
      <Banner
        tone={isRefused ? 'bad' : 'note'}
        title={isRefused ? shownVolunteerMessages.acceptFailed : acceptTexts.saved}
        isQuiet
        actions={
          <>
            {item.reason?.code === 'sign-in' ? (
              <ButtonLink to={loginAddress(taskPath(disasterId))} look="aid">
                {sessionTexts.login}
              </ButtonLink>
            ) : (
              <Button icon="send" onClick={onSend}>
                {isRefused ? savedTexts.sendAgain : savedTexts.sendNow}
              </Button>
            )}
            <Button icon="trash" look="danger" onClick={ask}>
              {isRefused ? acceptTexts.remove : acceptTexts.cancel}
            </Button>
          </>
        }
      >
        {isRefused ? (
          item.reason && <p>{reasonSentence(item.reason)}</p>
        ) : (
          <>
            <p>{acceptTexts.waits}</p>
            <p>{waitingWords(item, item.nextTryAt, now)}</p>
            <p>
              <strong>{acceptTexts.notYet}</strong>
            </p>
          </>
        )}
        <p role="status">{notice}</p>
      </Banner>
      {isAsking && (
        <ConfirmDialog
          title={acceptTexts.cancelTitle}
          body={acceptTexts.cancelBody}
          yes={acceptTexts.cancelYes}
          no={acceptTexts.cancelNo}
          onYes={remove}
          onNo={keep}
        />
      )}
    </>
  );
}

/** Takes the request back, as long as it lies on this phone alone. */
function useCancel(itemId: string) {
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');

  async function remove(): Promise<void> {
    setAsking(false);
    const removed = await deleteItem(itemId);
    if (removed.ok) announce(acceptTexts.cancelled);
    else setNotice(removed.failure === 'being-sent' ? outboxTexts.beingSent(1) : outboxTexts.alreadyGone);
  }

  return {
    isAsking,
    notice,
    ask: () => (setNotice(''), setAsking(true)),
    keep: () => setAsking(false),
    remove: () => void remove().catch(console.error),
  };
}
