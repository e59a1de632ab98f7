import { SEALED } from '../item.ts';
import { RECEIPT_IDS } from '../answer/receipt-ids.ts';
import { answerOf, type RawDatabase } from './raw-database.ts';

const notOwed = ['sent', 'replaced'];

/** The worker's `unsentCount` of `queries/outbox.ts`: the same rows by the same rule. */
export function rawUnsentCount(database: RawDatabase): Promise<number> {
  return database.run('readonly', async (transaction) => {
    const items = transaction.objectStore('items');
    const index = items.index('[state+createdAt]');
    const [all, ...others] = await Promise.all([
      answerOf(items.count()),
      ...[...notOwed, SEALED].map((state) => answerOf(index.count(IDBKeyRange.bound([state], [state, []])))),
    ]);
    const receipts = (await answerOf(items.getAll(IDBKeyRange.bound(RECEIPT_IDS, `${RECEIPT_IDS}\uffff`)))) as {
      state: string;
    }[];
    const owed = receipts.filter(({ state }) => !notOwed.includes(state)).length;
    return others.reduce((left, count) => left - count, all) - owed;
  });
}
