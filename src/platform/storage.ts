/** What the browser says of the place where this app keeps things. A figure that it does not tell is absent. */
export interface StorageFacts {
  usedBytes?: number;
  /** What the browser would still let this app use, which may be more than the phone has left. */
  freeBytes?: number;
  /** The browser has promised not to clear it by itself. */
  isPromised: boolean;
  /** A window whose storage goes with it. Only where the browser can be told by it: `false` is no promise. */
  isPrivate: boolean;
}

const ASKED_KEY = 'relief-relay-asked-to-keep';

/** Plain http and old browsers have no storage manager. */
function manager(): StorageManager | undefined {
  return (navigator as { storage?: StorageManager }).storage;
}

export async function storageFacts(): Promise<StorageFacts> {
  const [estimate, isPromised, isPrivate] = await Promise.all([
    manager()
      ?.estimate?.()
      .catch(() => undefined),
    manager()
      ?.persisted?.()
      .catch(() => false),
    looksPrivate(),
  ]);
  const { usage, quota } = estimate ?? {};
  return {
    ...(usage === undefined ? {} : { usedBytes: usage }),
    ...(usage === undefined || quota === undefined ? {} : { freeBytes: Math.max(0, quota - usage) }),
    isPromised: isPromised ?? false,
    isPrivate,
  };
}

/**
 * Asks the browser, once on this phone, to keep what is saved even when space is short. Blocks nothing: some browsers
 * ask the person, others decide by themselves.
 */
export function askToKeepStorage(): void {
  if (wasAsked()) return;
  manager()
    ?.persist?.()
    .catch(() => undefined);
}

function wasAsked(): boolean {
  try {
    if (localStorage.getItem(ASKED_KEY) !== null) return true;
    localStorage.setItem(ASKED_KEY, 'yes');
    return false;
  } catch {
    // Where even this is refused, nothing is kept that could be asked for.
    return true;
  }
}

/**
 * Firefox refuses its private windows the origin's own file system, and no others. Chromium (156, measured) and Safari
 * do nothing that could not as well happen in a normal window, so of them nothing is claimed.
 */
async function looksPrivate(): Promise<boolean> {
  try {
    await manager()?.getDirectory?.();
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError';
  }
}
