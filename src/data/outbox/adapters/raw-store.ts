import type { ItemState, OutboxItem } from '../item.ts';
import type { Claim, OutboxReader, OutboxStore, OutboxTransaction } from '../ports.ts';
import type { Draft } from '../draft.ts';
import { answerOf, type RawDatabase, type TableName } from './raw-database.ts';
import { tellOfChange } from './tell-of-change.ts';

/** The outbox in IndexedDB, for the worker: what a page does with Dexie. */
export function rawStore(database: RawDatabase): OutboxStore {
  return {
    read: (work) => database.run('readonly', (transaction) => work(readerOf(transaction))),
    async write(work) {
      const changed = new Set<TableName>();
      const value = await database.run('readwrite', (transaction) =>
        work({ ...readerOf(transaction), ...writerOf(transaction, changed) }),
      );
      tellOfChange(changed);
      return value;
    },
  };
}

function readerOf(transaction: IDBTransaction): OutboxReader {
  const table = (name: TableName) => transaction.objectStore(name);
  const each = <Row>(name: TableName, ids: readonly string[]) =>
    Promise.all(ids.map((id) => answerOf(table(name).get(id) as IDBRequest<Row | undefined>)));
  return {
    items: (ids) => each<OutboxItem>('items', ids),
    page: async (state, offset, limit) =>
      (await rows<OutboxItem>(inOrder(table('items')), ofState(state), offset + limit)).slice(offset),
    byNextAt: (state, after, until, limit) =>
      rows(table('items').index('[state+nextAt]'), IDBKeyRange.bound([state, after], [state, until], true), limit),
    count: (state) => answerOf(inOrder(table('items')).count(ofState(state))),
    claims: (ids) => each<Claim>('claims', ids),
    drafts: async (form) => {
      const found = await rows<Draft>(table('drafts').index('[form+updatedAt]'), IDBKeyRange.bound([form], [form, []]));
      return found.reverse();
    },
    meta: async (key) => ((await answerOf(table('meta').get(key))) as { value: unknown } | undefined)?.value,
  };
}

type Writer = Omit<OutboxTransaction, keyof OutboxReader>;

function writerOf(transaction: IDBTransaction, changed: Set<TableName>): Writer {
  const table = (name: TableName) => {
    changed.add(name);
    return transaction.objectStore(name);
  };
  const put = async (name: TableName, row: unknown) => void (await answerOf(table(name).put(row)));
  const remove = (name: TableName, id: string) => answerOf(table(name).delete(id));
  return {
    putItems: async (items) => void (await Promise.all(items.map((item) => put('items', item)))),
    deleteItem: (id) => remove('items', id),
    putClaim: (claim) => put('claims', claim),
    deleteClaim: (id) => remove('claims', id),
    putDraft: (draft) => put('drafts', draft),
    deleteDraft: (id) => remove('drafts', id),
    putMeta: (key, value) => put('meta', { key, value }),
  };
}

function inOrder(items: IDBObjectStore): IDBIndex {
  return items.index('[state+rank+createdAt]');
}

/** All rows of a state: an array sorts after every number, so `[state, []]` ends the range. */
function ofState(state: ItemState): IDBKeyRange {
  return IDBKeyRange.bound([state], [state, []]);
}

async function rows<Row>(index: IDBIndex, range: IDBKeyRange, limit = Number.POSITIVE_INFINITY): Promise<Row[]> {
  // To IndexedDB a limit of zero is none.
  if (limit <= 0) return [];
  return answerOf(index.getAll(range, Number.isFinite(limit) ? limit : undefined) as IDBRequest<Row[]>);
}
