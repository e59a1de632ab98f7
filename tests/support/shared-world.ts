import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

/**
 * Set-up file of tests whose files share a process: each file finds a storage of its own and modules that nobody has read yet,
 * and leaves nothing behind that runs or stands in for something.
 */
globalThis.indexedDB = new IDBFactory();
const page = globalThis.document === undefined ? undefined : await import('./shared-page.ts');
const endTimers = watchTimers();
const added = [globalThis, globalThis.navigator, globalThis.document].filter(Boolean).map(watchNames);

afterAll(async () => {
  vi.useRealTimers();
  // What is still being loaded would fail once this file's page is gone, and be found so by the next file that loads it.
  await vi.dynamicImportSettled();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  page?.leaveEmpty();
  endTimers();
  for (const drop of added) drop();
  vi.resetModules();
});

/** Timers of modules that were thrown away would go on beside the next file. */
function watchTimers(): () => void {
  const { setTimeout, setInterval } = globalThis;
  const begun: NodeJS.Timeout[] = [];
  const watched =
    <Args extends unknown[]>(begin: (...args: Args) => NodeJS.Timeout) =>
    (...args: Args) => {
      const timer = begin(...args);
      begun.push(timer);
      return timer;
    };
  Object.assign(globalThis, {
    setTimeout: Object.assign(watched(setTimeout), setTimeout),
    setInterval: Object.assign(watched(setInterval), setInterval),
  });
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval });
    for (const timer of begun) clearTimeout(timer);
  };
}

/** What a file adds past `vi.stubGlobal`. */
function watchNames(target: object): () => void {
  const before = new Set(Reflect.ownKeys(target));
  return () => {
    for (const name of Reflect.ownKeys(target)) if (!before.has(name)) Reflect.deleteProperty(target, name);
  };
}
