import type { ReactNode } from 'react';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import type { ActOutcome } from '../../contract/entities/receipt.ts';
import { routes } from '../routes.ts';
import { actStateTexts, actName, conflictTitle, standingWords } from '../strings/admin/acts.ts';
import { reasonSentence, type ReasonToShow } from '../strings/forms/reasons.ts';
import { exactTime } from '../strings/exact-time.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { withName } from '../ui/with-name.tsx';
import styles from './act-state.module.css';

interface WaitingAct {
  itemId: string;
  /** `call.act` */
  what: string;
  state: string;
  reason?: ReasonToShow | undefined;
}

interface ConflictingAct extends ActOutcome {
  _id: string;
  what: string;
}

interface ActStateProps {
  acts: { waiting: readonly WaitingAct[]; conflicts: readonly ConflictingAct[] };
  /** The person has read of this conflict. */
  putAway(id: string): void;
  /** Who was first, where the server tells no name; absent: another administrator. */
  unnamed?: string;
  /** Which record it is, where it is told elsewhere than on that. */
  about?: string;
  /** Where to go on, for whoever came second. */
  onwards?: ReactNode;
}

/** How the acts of this phone on one record stand: what waits and why, and where somebody else was first. */
export function ActState({ acts: { waiting, conflicts }, putAway, unnamed, about, onwards }: ActStateProps) {
  if (waiting.length === 0 && conflicts.length === 0) return null;
  return (
    <div className={styles['acts']}>
      {waiting.map((act) => (
        <Waiting key={act.itemId} act={act} />
      ))}
      {conflicts.map((act) => (
        <Conflict key={act._id} {...{ act, unnamed, about, onwards }} onPutAway={() => putAway(act._id)} />
      ))}
    </div>
  );
}

/** What waits alone, where the screen tells elsewhere of where somebody else was first. */
export function WaitingActs({ acts }: { acts: readonly WaitingAct[] }) {
  return <ActState acts={{ waiting: acts, conflicts: [] }} putAway={() => undefined} />;
}

function Waiting({ act: { what, state, reason } }: { act: WaitingAct }) {
  const needsYou = state === 'needs-you';
  const title = needsYou ? actStateTexts.notDone(actName(what)) : actStateTexts.waiting(actName(what));
  return (
    <Banner
      tone={needsYou ? 'bad' : 'note'}
      title={title}
      isQuiet
      actions={<ButtonLink to={routes.outbox}>{actStateTexts.see}</ButtonLink>}
    >
      <p>{reason ? reasonSentence(reason) : actStateTexts.soon}</p>
    </Banner>
  );
}

interface ConflictProps {
  act: ConflictingAct;
  unnamed: string | undefined;
  about: string | undefined;
  onwards: ReactNode;
  onPutAway(): void;
}

/** Who, when, and what now. */
function Conflict({ act: { what, stands, by, at }, unnamed, about, onwards, onPutAway }: ConflictProps) {
  const when = at === undefined ? undefined : exactTime(epochMsOf(at));
  const title = conflictTitle(stands);
  const isFirst = title === actStateTexts.conflict;
  return (
    <Banner
      tone="bad"
      title={title}
      actions={
        <>
          {onwards}
          <Button onClick={onPutAway}>{actStateTexts.putAway}</Button>
        </>
      }
    >
      {about !== undefined && <p className={styles['about']}>{about}</p>}
      {isFirst && (
        <p>{withName((name) => actStateTexts.first(name, when), by || (unnamed ?? actStateTexts.otherAdmin))}</p>
      )}
      <p>
        {stands !== undefined && `${actStateTexts.stands(standingWords(stands))} `}
        {actStateTexts.nothing(actName(what))}
      </p>
    </Banner>
  );
}
