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

/** By its name what was asked; it stands for a no. Earlier versions wrote it at any answer. */
const REFUSED_KEY = 'relief-relay-asked-to-keep';

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

let asking: Promise<unknown> | undefined;

/**
 * Asks the browser to keep what is saved even when space is short; to be called after each save, and after an installation.
 * Chromium and Safari decide by themselves and may grant later what they refuse now, to an app that is used more or is on
 * the home screen. Firefox asks the person, who is not asked again after a no. Blocks nothing.
 */
export function askToKeepStorage(): void {
  // One question at a time: a person may let it stand for long.
  asking ??= ask()
    .catch(() => undefined)
    .finally(() => {
      asking = undefined;
    });
}

async function ask(): Promise<void> {
  const storage = manager();
  if (!storage?.persist || (await storage.persisted())) return;
  const asksPerson = isGecko();
  // Every open page hears of a save: the question belongs into the one that is looked at.
  if (asksPerson && (document.visibilityState === 'hidden' || wasRefused())) return;
  const isPromised = await storage.persist();
  if (asksPerson && !isPromised) noteRefusal();
}

/** The others say "like Gecko". */
function isGecko(): boolean {
  return /\bGecko\/\d/.test(navigator.userAgent);
}

/** Where nothing can be remembered, nobody is asked. */
function wasRefused(): boolean {
  try {
    return localStorage.getItem(REFUSED_KEY) !== null;
  } catch {
    return true;
  }
}

function noteRefusal(): void {
  try {
    localStorage.setItem(REFUSED_KEY, 'yes');
  } catch {
    // It is full: then the person is asked once more.
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
