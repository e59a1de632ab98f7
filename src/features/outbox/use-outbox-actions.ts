import { useState } from 'react';
import { deleteItem, sendNow } from '../../data/commands/outbox.ts';
import { takeCopy } from '../../hooks/use-saved-item.ts';
import { outboxTexts } from '../../strings/outbox.ts';

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
    send: (id?: string) => {
      run(async () => {
        setNotice(outboxTexts.trying);
        await sendNow(id);
        return '';
      });
    },
    copy: (id?: string) => run(async () => outboxTexts.copied(await takeCopy(id === undefined ? undefined : [id]))),
    remove: (id: string) => {
      run(async () => {
        const removed = await deleteItem(id);
        if (removed.ok) return outboxTexts.deleted;
        return removed.failure === 'being-sent' ? outboxTexts.beingSent : outboxTexts.alreadyGone;
      });
    },
  };
}
