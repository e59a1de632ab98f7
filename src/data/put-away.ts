/**
 * The back-forward cache: a browser stops the page that is left, in the middle of whatever it does, and shows it again,
 * perhaps, when the person goes back. Who holds what others wait for lets go of it at that moment, and asks for nothing
 * new until the page is shown.
 */
const actors = new Set<() => void>();
const watchers = new Set<() => void>();
let timesShown = 0;
let comingBack: { promise: Promise<void>; resolve(): void } | undefined;

// The worker has no such moment, and the simulation's host no events.
if ((globalThis as { document?: unknown }).document) {
  addEventListener('pagehide', (event: Event & { persisted?: boolean }) => {
    if (!event.persisted) return;
    comingBack ??= newComingBack();
    for (const act of actors) act();
  });
  // Before Dexie hears of it, which asks all live queries anew at that moment.
  const onShown = () => {
    if (!comingBack) return;
    comingBack.resolve();
    comingBack = undefined;
    // Once the storage is open again for those who waited.
    setTimeout(() => {
      timesShown += 1;
      for (const tell of watchers) tell();
    });
  };
  addEventListener('pageshow', onShown, { capture: true });
}

/** Calls `act` in the moment this page is put away, from when on `untilShown` waits. Answers what ends that. */
export function onPutAway(act: () => void): () => void {
  actors.add(act);
  return () => actors.delete(act);
}

/** For a page that is put away: resolves when it is shown again. `undefined` for all others. */
export function untilShown(): Promise<void> | undefined {
  return comingBack?.promise;
}

/** For React's `useSyncExternalStore`: how often this page has come back, and who is told when it does. */
export function timesPageCameBack(): number {
  return timesShown;
}

export function onPageCameBack(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function newComingBack() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}
