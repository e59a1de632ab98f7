// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { OutboxDatabase, outboxDb } from './db.ts';
import { follow } from './live.ts';
import { withReopen } from './reopen.ts';

it('ends what is under way when its page is put away, and runs it again when the page comes back', async () => {
  const events: string[] = [];
  let runs = 0;
  const written = withReopen(outboxDb, () =>
    outboxDb.transaction('rw', outboxDb.meta, async () => {
      runs += 1;
      await outboxDb.meta.put({ key: 'word', value: runs });
      events.push(`put ${runs}`);
      if (runs === 1) await goOn();
    }),
  );
  await expect.poll(() => events).toEqual(['put 1']);
  turn('pagehide', true);
  await new Promise((resume) => setTimeout(resume, 20));
  expect(events).toEqual(['put 1']);
  turn('pageshow', true);
  await written;
  expect(events).toEqual(['put 1', 'put 2']);
  expect((await outboxDb.meta.get('word'))?.value).toBe(2);
});

it('begins nothing while its page is put away', async () => {
  turn('pagehide', true);
  const work = vi.fn(async () => 'done');
  const waiting = withReopen(outboxDb, work);
  await new Promise((resume) => setTimeout(resume, 20));
  expect(work).not.toHaveBeenCalled();
  turn('pageshow', true);
  expect(await waiting).toBe('done');
});

it('ends an upgrade under way, and the next page makes it', async () => {
  const db = new OutboxDatabase('left-in-its-upgrade');
  const open = vi.spyOn(indexedDB, 'open');
  const read = withReopen(db, () => db.items.count());
  await expect.poll(() => open.mock.results.length).toBe(1);
  const opening = open.mock.results[0]?.value as IDBOpenDBRequest;
  const ended = new Promise((resolve) => opening.addEventListener('error', resolve));
  const isOver = new Promise((resolve) =>
    opening.addEventListener('upgradeneeded', () => {
      turn('pagehide', true);
      // The browser may stop the page before any promise of it goes on.
      resolve(isEnded(opening.transaction));
    }),
  );
  expect(await isOver).toBe(true);
  await ended;
  expect(await storesNow('left-in-its-upgrade')).toEqual([]);
  turn('pageshow', true);
  expect(await read).toBe(0);
  open.mockRestore();
  await db.delete();
});

it('ends what begins past `withReopen` while its page is put away, and live queries answer again when it is shown', async () => {
  await outboxDb.meta.put({ key: 'word', value: 'old' });
  const onValue = vi.fn<(value: unknown) => void>();
  const stop = follow(async () => (await outboxDb.meta.get('word'))?.value, onValue);
  await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith('old'));
  turn('pagehide', true);
  await outboxDb.open();
  await expect(outboxDb.meta.put({ key: 'word', value: 'from the cache' })).rejects.toThrow();
  turn('pageshow', true);
  await outboxDb.meta.put({ key: 'word', value: 'new' });
  await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith('new'));
  expect(onValue).not.toHaveBeenCalledWith('from the cache');
  stop();
});

it('leaves what is under way to a page that goes for good', async () => {
  const written = outboxDb.transaction('rw', outboxDb.meta, async () => {
    await outboxDb.meta.put({ key: 'word', value: 'first' });
    turn('pagehide', false);
    await outboxDb.meta.put({ key: 'word', value: 'last' });
  });
  await written;
  expect((await outboxDb.meta.get('word'))?.value).toBe('last');
});

it('does not run again what the storage itself aborted', async () => {
  let runs = 0;
  const work = () => {
    runs += 1;
    const full = new DOMException('no space', 'QuotaExceededError');
    return Promise.reject(Object.assign(new DOMException('aborted', 'AbortError'), { inner: full }));
  };
  await expect(withReopen(outboxDb, work)).rejects.toThrow('aborted');
  expect(runs).toBe(1);
});

/** Slow storage: it is at work until it is aborted. */
async function goOn(): Promise<void> {
  await outboxDb.meta.get('word');
  return goOn();
}

/** The object stores there are past all of Dexie; makes the database, empty, where there is none. */
function storesNow(name: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(new Error('it did not open')));
    opening.addEventListener('success', () => {
      resolve([...opening.result.objectStoreNames]);
      opening.result.close();
    });
  });
}

function isEnded(transaction: IDBTransaction | null): boolean {
  try {
    transaction?.abort();
    return false;
  } catch {
    return true;
  }
}

function turn(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  globalThis.dispatchEvent(Object.assign(new Event(type), { persisted }));
}
