import type { OutboxDatabase } from '../../db.ts';
import { withReopen } from '../../reopen.ts';
import type { ItemState, OutboxItem } from '../item.ts';
import type { OutboxReader, OutboxStore, OutboxTransaction } from '../ports.ts';

/** The outbox in IndexedDB. Dexie's transaction promise resolves on `complete`, which is when strict durability has flushed. */
export function dexieStore(db: OutboxDatabase): OutboxStore {
  const reader = readerOf(db);
  const transaction = { ...reader, ...writerOf(db) };
  // Dexie keeps a transaction open over native awaits only where it sees that the scope is an async function itself.
  return {
    write: (work) => withReopen(db, () => db.transaction('rw', db.tables, async () => work(transaction))),
    read: (work) => withReopen(db, () => db.transaction('r', db.tables, async () => work(reader))),
  };
}

function readerOf(db: OutboxDatabase): OutboxReader {
  return {
    items: (ids) => db.items.bulkGet([...ids]),
    page: (state, offset, limit) => inOrder(db, state).offset(offset).limit(limit).toArray(),
    byNextAt: (state, after, until, limit) =>
      db.items.where('[state+nextAt]').between([state, after], [state, until], false, true).limit(limit).toArray(),
    count: (state) => inOrder(db, state).count(),
    claims: (ids) => db.claims.bulkGet([...ids]),
    drafts: (form) => db.drafts.where('[form+updatedAt]').between([form], [form, []]).reverse().toArray(),
    meta: async (key) => (await db.meta.get(key))?.value,
  };
}

type Writer = Omit<OutboxTransaction, keyof OutboxReader>;

function writerOf(db: OutboxDatabase): Writer {
  return {
    async putItems(items: readonly OutboxItem[]) {
      if (items.length > 0) await db.items.bulkPut(items);
    },
    deleteItem: (id) => db.items.delete(id),
    async putClaim(claim) {
      await db.claims.put(claim);
    },
    deleteClaim: (id) => db.claims.delete(id),
    async putDraft(draft) {
      await db.drafts.put(draft);
    },
    deleteDraft: (id) => db.drafts.delete(id),
    async putMeta(key, value) {
      await db.meta.put({ key, value });
    },
  };
}

/** All rows of a state by (rank, createdAt): an array sorts after every number, so `[state, []]` ends the range. */
function inOrder(db: OutboxDatabase, state: ItemState) {
  return db.items.where('[state+rank+createdAt]').between([state], [state, []]);
}
