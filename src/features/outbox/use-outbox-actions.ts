import { useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { limits } from '../../../contract/limits.ts';
import { deleteItem, sendNow } from '../../data/commands/items/outbox.ts';
import type { ShownItem } from '../../hooks/items/shown-item.ts';
import { takeSecondCopies } from '../../hooks/items/take-second-copies.ts';
import { takeCopy } from '../../hooks/items/use-saved-item.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { outboxTexts } from '../../strings/shell/outbox.ts';
import { storageTexts } from '../../strings/shell/storage.ts';

/** What the buttons of the outbox do. `notice` says the outcome of the last one; what fails says so and changes nothing. */
export function useOutboxActions() {
  const [notice, setNotice] = useState('');

  function run(work: () => Promise<string>): void {
    setNotice('');
    work().then(setNotice, (error: unknown) => {
      console.error(error);
      setNotice(outboxTexts.failed);
    });
  }

  return {
    notice,
    /** Before a dialog that shows only what comes of its own buttons. */
    forgetNotice: () => setNotice(''),
    send: (id?: string) => {
      run(async () => {
        setNotice(outboxTexts.trying);
        await sendNow(id);
        return '';
      });
    },
    copy: (id?: string) =>
      run(async () => outboxTexts.copied(leftToRight(await takeCopy(id === undefined ? undefined : [id])))),
    /** Where the outbox itself cannot be read. */
    copySecond: () =>
      run(async () => {
        const name = await takeSecondCopies();
        return name === undefined ? storageTexts.noCopy : outboxTexts.copied(leftToRight(name));
      }),
    /** `onRemoved` is called once the item is gone, while its card still stands. */
    remove: (item: ShownItem, onRemoved: () => void) => {
      run(async () => {
        const removed = await deleteItem(item.id);
        if (!removed.ok && removed.failure === 'being-sent') return outboxTexts.beingSent(secondsLeft(item.lastTryAt));
        onRemoved();
        return removed.ok ? outboxTexts.deleted : outboxTexts.alreadyGone;
      });
    },
  };
}

/** Of a try that began then, by the time limit that every try has. */
function secondsLeft(triedAt: number | undefined): number {
  const now = systemClock.now();
  return Math.ceil(((triedAt ?? now) + limits.textRequestMs - now) / 1000);
}
