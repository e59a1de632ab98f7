import { isCutOff, isLostConnection } from '../../reopen.ts';
import type { DatabaseWatcher } from '../drive/create-driver.ts';
import { OUTBOX_DURABILITY } from '../keep/durability.ts';

/** Dexie numbers versions in tens: this is its first. It only ever adds, so what a later version made is opened as it is. */
const VERSION = 10;

/** As Dexie declares them in `OutboxDatabase`: either may be the first on this phone to open the database. */
export const tables = {
  items: {
    keyPath: 'id',
    indexes: [
      ['state', 'rank', 'createdAt'],
      ['state', 'nextAt'],
      ['state', 'createdAt'],
    ],
  },
  drafts: { keyPath: 'id', indexes: [['form', 'updatedAt']] },
  claims: { keyPath: 'id', indexes: [] },
  meta: { keyPath: 'key', indexes: [] },
} satisfies Record<string, { keyPath: string; indexes: string[][] }>;

export type TableName = keyof typeof tables;

export const tableNames = Object.keys(tables) as TableName[];

/** The outbox's database with nothing in between: all of Dexie would be half of the worker. */
export class RawDatabase {
  readonly #name: string;
  readonly #watchers = new Set<DatabaseWatcher>();
  #opening: Promise<IDBDatabase> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  watch(watcher: DatabaseWatcher): void {
    this.#watchers.add(watcher);
  }

  /**
   * Runs `work` in one transaction over the whole database, and once more where the connection turns out lost. Resolves when the
   * transaction is complete, which is when strict durability has flushed.
   */
  async run<Value>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<Value>): Promise<Value> {
    try {
      return await this.#once(mode, work);
    } catch (error) {
      const isLost = isLostConnection(error);
      if (!isLost && !isCutOff(error)) throw error;
      if (isLost) await this.close();
      return this.#once(mode, work);
    }
  }

  /** The next transaction opens it anew. */
  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    (await opening?.catch(() => undefined))?.close();
  }

  async #once<Value>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<Value>): Promise<Value> {
    const database = await this.#open();
    const transaction = database.transaction(tableNames, mode, { durability: OUTBOX_DURABILITY });
    const completed = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new DOMException('The transaction was aborted', 'AbortError')),
      );
    });
    completed.catch(() => undefined);
    try {
      const value = await work(transaction);
      await completed;
      return value;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  #open(): Promise<IDBDatabase> {
    const opening = (this.#opening ??= openDatabase(this.#name).then(
      (database) => this.#follow(database),
      (error: unknown) => {
        this.#opening = undefined;
        for (const { closed } of this.#watchers) closed();
        throw error;
      },
    ));
    return opening;
  }

  #follow(database: IDBDatabase): IDBDatabase {
    const forget = () => {
      this.#opening = undefined;
    };
    // Another version, or a person who clears this site, waits for it.
    database.addEventListener('versionchange', () => {
      forget();
      database.close();
    });
    database.addEventListener('close', () => {
      forget();
      for (const { closed } of this.#watchers) closed();
    });
    for (const { opened } of this.#watchers) opened();
    return database;
  }
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  try {
    return await opened(indexedDB.open(name, VERSION));
  } catch (error) {
    if ((error as Error).name !== 'VersionError') throw error;
    return opened(indexedDB.open(name));
  }
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  request.addEventListener('upgradeneeded', () => {
    for (const name of tableNames) {
      const { keyPath, indexes } = tables[name];
      const store = request.result.createObjectStore(name, { keyPath });
      for (const index of indexes) store.createIndex(indexName(index), index);
    }
  });
  return answerOf(request);
}

/** As Dexie names those of several members. */
export function indexName(members: readonly string[]): string {
  return `[${members.join('+')}]`;
}

export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as DOMException));
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has come to its end already.
  }
}
