import { useEffect, useRef, useState } from 'react';
import { deleteUnsent } from '../../data/commands/accounts/leaving.ts';
import { sendNow } from '../../data/commands/items/outbox.ts';
import { signOut } from '../../data/commands/accounts/session.ts';
import { fromStorage } from '../../data/in-time.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { isOwned } from '../../data/outbox/accounts/session.ts';
import { canLock } from '../../data/queries/items/can-lock.ts';
import { unsentToLeave } from '../../data/queries/items/written.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { leavingTexts } from '../../strings/shell/leaving.ts';
import { reasonSentence } from '../../strings/forms/reasons.ts';
import { settleLeave } from './leave-wish.ts';
import { takeCopy } from './use-saved-item.ts';

export interface UnsentToLeave {
  /** All of it. */
  count: number;
  /** Of these, reports and requests that they wrote: nobody's, and sent from this phone whoever is logged in. */
  written: number;
}

export interface Leaving {
  /** What of the person was never sent; `undefined` while nothing needs to be asked. */
  unsent: UnsentToLeave | undefined;
  /** Could what is their account's be locked for them? */
  canKeep: boolean;
  /** What came of the last choice. */
  notice: string;
  isBusy: boolean;
  send(): void;
  keep(): void;
  copy(): void;
  remove(): void;
  stay(): void;
}

/**
 * Logging out. Without unsent items it happens at once; with some, the person first says what becomes of them. The server
 * learns of it by the session's logout key: at once, or when there is a network again. `onGone` once nobody is logged in.
 */
export function useLeave(onGone: () => void): Leaving {
  const [unsent, setUnsent] = useState<UnsentToLeave>();
  const [canKeep, setCanKeep] = useState(false);
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(true);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });

  async function leave(): Promise<void> {
    const left = await signOut();
    if (!left.ok) {
      // Only where something came in between: without locking nothing may be left unsent.
      setUnsent(countsOf(await unsentToLeave()));
      setNotice(leavingTexts.cannotKeep);
      return;
    }
    settleLeave();
    gone.current();
  }

  function run(work: () => Promise<void>): void {
    setBusy(true);
    work()
      .catch((error: unknown) => {
        console.error(error);
        setNotice(leavingTexts.failed);
      })
      .finally(() => setBusy(false));
  }

  const begin = useRef(() => {
    run(async () => {
      // Where the phone's storage does not answer, nothing can wait in it.
      const items = await fromStorage(unsentToLeave().catch(noItems), []);
      if (items.length === 0) return leave();
      setCanKeep(await canLock());
      setUnsent(countsOf(items));
    });
  });
  // Once for each wish: the part that calls this stands as long as the wish.
  const isWished = useRef(true);
  useEffect(() => {
    isWished.current = true;
    begin.current();
    return () => {
      isWished.current = false;
    };
  }, []);

  return {
    unsent,
    canKeep,
    notice,
    isBusy,
    send: () =>
      run(async () => {
        setNotice(leavingTexts.sending);
        await sendNow();
        // Thought better of while it was on its way.
        if (!isWished.current) return;
        const left = await unsentToLeave();
        if (left.length === 0) return leave();
        setUnsent(countsOf(left));
        setNotice(leavingTexts.stillHere(left.length, whyOf(left)));
      }),
    keep: () => run(leave),
    copy: () =>
      run(async () =>
        setNotice(leavingTexts.copied(leftToRight(await takeCopy((await unsentToLeave()).map(({ id }) => id))))),
      ),
    remove: () =>
      run(async () => {
        // Another tab may have saved something since the number was read.
        const counts = countsOf(await unsentToLeave());
        if (counts.count !== unsent?.count) {
          setUnsent(counts);
          setNotice(leavingTexts.deleteWrong(counts.count));
          return;
        }
        const removed = await deleteUnsent();
        if (removed.ok) return leave();
        setUnsent(countsOf(await unsentToLeave()));
        setNotice(leavingTexts.beingSent);
      }),
    stay: settleLeave,
  };
}

function countsOf(items: readonly OutboxItem[]): UnsentToLeave {
  return { count: items.length, written: items.filter(({ owner }) => !isOwned(owner)).length };
}

function whyOf([first]: OutboxItem[]): string {
  return first?.reason ? reasonSentence(first.reason) : leavingTexts.stillHereWhy;
}

function noItems(): OutboxItem[] {
  return [];
}
