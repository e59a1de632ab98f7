import type { Draft } from '../../src/data/outbox/draft.ts';
import type { OutboxItem } from '../../src/data/outbox/item.ts';
import type { Tab } from './engine.ts';

/** The outbox as it stands in the device's own database, read past all code of the app. */
export async function storedItems(tab: Tab): Promise<OutboxItem[]> {
  return (await tab.evaluate(readAll, 'items')) as OutboxItem[];
}

/** The unfinished forms as they stand there. */
export async function storedDrafts(tab: Tab): Promise<Draft[]> {
  return (await tab.evaluate(readAll, 'drafts')) as Draft[];
}

/** Refuses after five seconds: a look that hangs must not hold up those that come after it. */
function readAll(table: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('relief-relay-outbox');
    const end = () => {
      clearTimeout(patience);
      if (opening.readyState === 'done' && opening.error === null) opening.result.close();
    };
    const fail = (error: unknown) => {
      end();
      reject(error instanceof Error ? error : new Error('the outbox could not be read'));
    };
    const patience = setTimeout(() => {
      opening.addEventListener('success', end);
      fail(new Error('the outbox does not answer'));
    }, 5_000);
    opening.addEventListener('error', () => fail(opening.error));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction(table).objectStore(table).getAll();
      reading.addEventListener('error', () => fail(reading.error));
      reading.addEventListener('success', () => {
        end();
        resolve(reading.result);
      });
    });
  });
}

declare global {
  interface Window {
    /** Set by `neverEndWrites`. */
    isWriting?: boolean;
  }
}

/** A storage so slow that a page is left before any of its writes is done. */
export function neverEndWrites(): void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...wish) {
    const goOn = () => {
      try {
        this.count().addEventListener('success', goOn);
      } catch {
        // It was aborted.
      }
    };
    goOn();
    window.isWriting = true;
    return put.apply(this, wish);
  };
}

export function isWriting(): boolean {
  return window.isWriting === true;
}
