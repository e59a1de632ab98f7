import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Point } from '../../../../contract/base/great-circle.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useMay } from '../../../hooks/shared/use-may.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { acceptTexts } from '../../../strings/volunteers/accepting.ts';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { pushedTaskTexts } from '../../../strings/volunteers/pushed-task.ts';
import { shownVolunteerMessages } from '../../../strings/volunteers/volunteer-messages.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { bringActs, useActsAtHand } from './bring-acts.ts';
import { Outcome } from './outcome.tsx';
import { isOnIt } from '../list/standing.ts';
import { taskPath } from '../list/task-address.ts';
import styles from '../list/task.module.css';

/** Only who got no place, or has left one, is told of others. */
const NextTasks = lazy(() => loadUntilThere(async () => ({ default: (await import('./next-tasks.tsx')).NextTasks })));

interface AcceptDoorProps {
  disasterId: string;
  isOver: boolean;
  /** As far as this phone knows: a place may be free again. */
  isFull: boolean;
  around: Point | undefined;
  state: DeskState;
  /** Earlier work on this disaster that came to nothing. */
  work: ShownWork | undefined;
  isInProgress: boolean;
  onAsked(itemId: string): void;
}

/** What became of it before, and the button that asks for a place; or why there is none. */
export function AcceptDoor(props: AcceptDoorProps) {
  const { disasterId, isOver, isFull, around, state, work, isInProgress, onAsked } = props;
  useActsAtHand();
  const mayAccept = useMay('accept-disasters');
  const activeId = state.desk?.activeDisasterId;
  const isElsewhere = activeId !== undefined && activeId !== disasterId;
  return (
    <>
      {work && !isInProgress && <Outcome work={work} />}
      {isOver ? (
        <p>{acceptTexts.closed}</p>
      ) : !mayAccept ? (
        <NotApproved />
      ) : isElsewhere && !isInProgress ? (
        <Elsewhere activeId={activeId} isRequest={!state.desk?.work.some(isOnIt)} />
      ) : (
        <AcceptButton
          disasterId={disasterId}
          isFull={isFull}
          isLost={work?.shownState === 'declined' && work.why !== 'busy'}
          isInProgress={isInProgress}
          onAsked={onAsked}
        />
      )}
      {(work !== undefined || isOver) && !isInProgress && mayAccept && (
        <LatePart>
          <NextTasks state={state} without={[disasterId]} around={around} />
        </LatePart>
      )}
    </>
  );
}

function NotApproved() {
  const status = usePerson()?.status;
  return (
    <Banner tone={status === 'refused' ? 'bad' : 'note'} isQuiet>
      <p>{status === 'refused' ? acceptTexts.refused : acceptTexts.pending}</p>
    </Banner>
  );
}

/** They are on another disaster, or have asked for a place on one and wait for the answer. */
function Elsewhere({ activeId, isRequest }: { activeId: string; isRequest: boolean }) {
  return (
    <div className={styles['step']}>
      <Button look="aid" isWide disabled aria-describedby="one-at-a-time">
        {isRequest ? acceptTexts.accept : acceptTexts.completeFirst}
      </Button>
      <p id="one-at-a-time" className={styles['note']}>
        {isRequest ? acceptTexts.askedElsewhere : shownVolunteerMessages.hasActiveDisaster}
      </p>
      <ButtonLink to={taskPath(activeId)}>{isRequest ? acceptTexts.toRequest : acceptTexts.toActive}</ButtonLink>
    </div>
  );
}

interface AcceptButtonProps extends Pick<AcceptDoorProps, 'disasterId' | 'isFull' | 'isInProgress' | 'onAsked'> {
  /** They asked, and got no place. */
  isLost: boolean;
}

/** The act of this page, but where no place is left: then it is one of several, and another disaster is the next sensible one. */
function AcceptButton({ disasterId, isFull, isLost, isInProgress, onAsked }: AcceptButtonProps) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isAtWork = isSaving || isInProgress;
  const question = useQuestion();

  async function ask(): Promise<void> {
    setSaving(true);
    setProblem(undefined);
    const { acceptDisaster } = await bringActs();
    const saved = await acceptDisaster(disasterId);
    setSaving(false);
    if (saved.ok) onAsked(saved.value.id);
    else setProblem(saved.failure.kind === 'signed-out' ? askedFailureTexts['sign-in'] : acceptTexts.notSaved);
  }

  return (
    <div className={styles['step']}>
      <Button
        look={isFull || isLost ? 'plain' : 'aid'}
        icon="check"
        isWide
        aria-disabled={isAtWork}
        aria-describedby="accept-how"
        onClick={() => !isAtWork && void ask().catch(console.error)}
      >
        {isAtWork ? acceptTexts.accepting : acceptTexts.accept}
      </Button>
      <p id="accept-how" className={styles['note']}>
        {isFull ? acceptTexts.full : acceptTexts.how}
      </p>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {question.isAsked && !isAtWork && !isFull && (
        <ConfirmDialog
          title={pushedTaskTexts.askTitle}
          body={pushedTaskTexts.askBody}
          yes={acceptTexts.accept}
          yesLook="aid"
          no={pushedTaskTexts.askLater}
          onYes={() => {
            question.close();
            void ask().catch(console.error);
          }}
          onNo={question.close}
        />
      )}
    </div>
  );
}

/** `?help=1`: they tapped *Can help* on an alert. That is a wish, made without having read; the yes is theirs to say here. */
function useQuestion(): { isAsked: boolean; close(): void } {
  const [search, setSearch] = useSearchParams();
  const close = () => {
    const left = new URLSearchParams(search);
    left.delete('help');
    setSearch(left, { replace: true });
  };
  return { isAsked: search.has('help'), close };
}
