import type { ListName } from '../../../contract/calls/changes-address.ts';
import type { MainDatabase } from '../db.ts';
import type { AnyRow } from './rows.ts';
import type { ListState } from './state.ts';

/** One list and its state, within one transaction. */
export interface ListWriter {
  state(): Promise<ListState | undefined>;
  putState(state: ListState): Promise<void>;
  putRows(rows: readonly AnyRow[]): Promise<void>;
  deleteRows(ids: readonly string[]): Promise<void>;
  /** Rows that an earlier whole list brought and this one did not. */
  deleteBefore(round: number): Promise<void>;
  clear(): Promise<void>;
}

export interface ListTables {
  state(name: ListName): Promise<ListState | undefined>;
  /** All or nothing, and nobody in between. */
  write<Value>(name: ListName, work: (writer: ListWriter) => Promise<Value>): Promise<Value>;
}

export function dexieLists(db: MainDatabase): ListTables {
  return {
    state: (name) => db.lists.get(name),
    write: (name, work) => db.transaction('rw', [db.lists, db.table(name)], async () => work(writerOf(db, name))),
  };
}

function writerOf(db: MainDatabase, name: ListName): ListWriter {
  const rows = db.table<AnyRow, string>(name);
  return {
    state: () => db.lists.get(name),
    putState: async (state) => void (await db.lists.put(state)),
    putRows: async (list) => void (await rows.bulkPut([...list])),
    deleteRows: (ids) => rows.bulkDelete([...ids]),
    deleteBefore: async (round) => void (await rows.where('round').below(round).delete()),
    clear: () => rows.clear(),
  };
}
