import type { Dexie, DexieOptions } from 'dexie';
import { onPutAway, untilShown } from './put-away.ts';

/** Whether it is one is known when the worker is built, which leaves out all this. */
interface MaybePage {
  document?: unknown;
}

/** All that is under way in the databases of this page, upgrades and Dexie's own look at the schema included. */
const underWay = new Set<IDBTransaction>();

/**
 * Ends what a page has under way in a database when the browser puts the page into its back-forward cache. WebKit stops
 * such a page in the middle of a transaction, and until the browser itself is ended nothing runs in that database any
 * more, in whatever tab: Dexie closes its connections at that moment, which does not end a transaction. See WebKit's
 * bug 324094. What was cut off is run again when the page comes back: `withReopen`; live queries Dexie asks anew.
 * The database is opened with `watchedStorage`.
 */
export function letGoWhenPutAway(db: Dexie): void {
  if (!(globalThis as MaybePage).document) return;
  onPutAway(() => {
    for (const transaction of underWay) abort(transaction);
    // Dexie closes what is open; an opening is to be given up too, or who waits for it would learn of the abort as of a
    // storage that refuses.
    db.close();
    void untilShown()?.then(() => db.close({ disableAutoOpen: false }));
  });
}

/** Options of a database whose transactions are watched from its opening on. Only a page can be put away. */
export function watchedStorage(): Pick<DexieOptions, 'indexedDB'> {
  if (!(globalThis as MaybePage).document) return {};
  const factory: IDBFactory | undefined = globalThis.indexedDB;
  return factory ? { indexedDB: watched(factory) } : {};
}

/** Dexie's middleware would see neither an upgrade nor the look at the schema. */
function watched(factory: IDBFactory): IDBFactory {
  const open: IDBFactory['open'] = (...wish) => {
    const opening = factory.open(...wish);
    opening.addEventListener('upgradeneeded', () => opening.transaction && watch(opening.transaction));
    opening.addEventListener('success', () => watchAll(opening.result));
    return opening;
  };
  return new Proxy(factory, {
    get(_, key: keyof IDBFactory) {
      if (key === 'open') return open;
      const value: unknown = factory[key];
      return typeof value === 'function' ? value.bind(factory) : value;
    },
  });
}

function watchAll(database: IDBDatabase): void {
  const begin = database.transaction;
  database.transaction = (...wish) => watch(begin.apply(database, wish));
}

function watch(transaction: IDBTransaction): IDBTransaction {
  const forget = () => underWay.delete(transaction);
  underWay.add(transaction);
  transaction.addEventListener('complete', forget);
  transaction.addEventListener('abort', forget);
  // Whoever begins it has yet to ask something of it.
  if (untilShown()) queueMicrotask(() => abort(transaction));
  return transaction;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed at this moment.
  }
}
