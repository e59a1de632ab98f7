import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '../../../../contract/base/clock.ts';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { isBusy } from '../../../../contract/policies/work-states.ts';
import { sendPosition } from '../../../data/commands/volunteers/live-position.ts';
import { chooseSharing } from '../../../data/commands/volunteers/volunteer-notes.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { volunteerNotes, type SharingChoice } from '../../../data/queries/volunteers/volunteer-notes.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import type { LocationFailure } from '../../../platform/location.ts';
import { watchPosition } from '../../../platform/watch-position.ts';
import { isWorthSending, type LastSent } from './worth-sending.ts';

export type SharingTrouble = LocationFailure | 'notSent' | 'ended';

export interface Sharing {
  /** What the volunteer chose for this work, while it lasts. */
  choice: SharingChoice | undefined;
  /** Has the server a position of this work, as far as this phone knows? What was chosen is not yet shared. */
  isSent: boolean;
  /** Device time. */
  lastSentAt: number | undefined;
  trouble: SharingTrouble | undefined;
}

/** Refusals after which trying again is of no use. */
const FINAL: ReadonlySet<string> = new Set(['forbidden', 'not-found', 'conflict', 'invalid', 'gone']);
const TRY_AGAIN_MS = 15_000;

/**
 * Sends where the phone is while the volunteer shares it for this work and a screen that says so is open: at most once a minute, when it
 * has moved, and now and then to say that it is still good. Ends by itself with the time chosen, and with the work.
 */
export function useSharing(work: ShownWork | undefined, now: number): Sharing {
  const person = usePerson()?.id;
  const chosen = useQuery(volunteerNotes, [person])?.sharing;
  const isOn = chosen !== undefined && chosen.workId === work?._id && isBusy(work.shownState) && now < chosen.until;
  const [workId, until] = isOn ? [chosen.workId, chosen.until] : [undefined, undefined];
  const [lastSentAt, setLastSentAt] = useState<number>();
  const [trouble, setTrouble] = useState<SharingTrouble>();
  const last = useRef<LastSent>(undefined);

  useEffect(() => {
    if (workId === undefined || until === undefined) return undefined;
    let place: Point | undefined;
    let isSending = false;
    let isOpen = true;
    const offer = async () => {
      if (place === undefined || isSending || !isWorthSending(last.current, place, systemClock.now())) return;
      isSending = true;
      const sent = place;
      const answer = await sendPosition({ workId, until }, sent);
      isSending = false;
      if (!isOpen) return;
      if (answer.ok) {
        last.current = { place: sent, at: systemClock.now() };
        setLastSentAt(last.current.at);
        setTrouble(undefined);
      } else if (FINAL.has(answer.failure.kind)) {
        setTrouble('ended');
        await chooseSharing(undefined);
      } else setTrouble('notSent');
    };
    const stop = watchPosition((found) => {
      if (found.ok) {
        place = found.value;
        setTrouble((old) => (old === 'notSent' ? old : undefined));
        void offer().catch(console.error);
      } else setTrouble(found.failure);
    });
    const timer = setInterval(() => void offer().catch(console.error), TRY_AGAIN_MS);
    return () => {
      isOpen = false;
      stop();
      clearInterval(timer);
    };
  }, [workId, until]);

  const isSent = lastSentAt !== undefined || epochMsOf(work?.sharedUntil ?? '') > now;
  return { choice: isOn ? chosen : undefined, isSent, lastSentAt, trouble };
}
