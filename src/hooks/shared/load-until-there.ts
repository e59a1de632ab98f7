/** Short enough for a person who waits, long enough not to burden a link that is down. */
const AGAIN_MS = 3000;

/** Of each part that could not be brought and is still wanted, what ends the wait before its next try. */
const waits = new Set<() => void>();
const listeners = new Set<() => void>();
let failures = 0;

/** For the place of a part that is on its way: how many tries have been in vain so far, of whatever part. */
export function failedTries(): number {
  return failures;
}

export function onFailedTry(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tries for all parts now: somebody does not want to wait. */
export function tryNow(): void {
  for (const endWait of waits) endWait();
}

/**
 * Loads a part of the app that comes after the first paint. A link that breaks in that moment must not
 * leave the app without it, so it is tried again until it is there. Never rejects, unless told how many `tries` to make:
 * for a part whose absence the page can say, such as a screen of a version that the server no longer has.
 */
export async function loadUntilThere<Part>(load: () => Promise<Part>, tries = Number.POSITIVE_INFINITY): Promise<Part> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (attempt > 1) await bringLostStyles();
      return await load();
    } catch (error) {
      if (attempt >= tries) throw error;
      failures += 1;
      for (const listener of listeners) listener();
      await untilNextTry();
    }
  }
}

function untilNextTry(): Promise<void> {
  return new Promise((resolve) => {
    const endWait = () => {
      clearTimeout(timer);
      waits.delete(endWait);
      resolve();
    };
    const timer = setTimeout(endWait, AGAIN_MS);
    waits.add(endWait);
  });
}

/** Vite asks for a stylesheet once: after a try that failed its part would come, and stand without its looks for ever. */
async function bringLostStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  await Promise.all([...links].filter(isLost).map(bringAgain));
}

function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    // Chromium shows nobody the rules of a sheet that did not come.
    return true;
  }
}

function bringAgain(lost: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = lost.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)), { once: true });
    lost.replaceWith(link);
  });
}
