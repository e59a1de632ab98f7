import { withStorage } from '../../web-storage.ts';
import { randomId } from './random-values.ts';

/** Names this page, or this worker, in the leases that it holds. */
export const pageHolder = randomId();

const KEY = 'relief-relay-left';

/**
 * The page that this tab showed before, if it said goodbye: its leases are free at once, so that a reload finds its own
 * draft. A duplicated tab inherits the storage of a page that lives, and that one has said nothing.
 */
export const pageBefore = takeGoodbye();

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => withStorage('sessionStorage', (session) => session.setItem(KEY, pageHolder)));
  // Back from the browser's memory: it lives after all.
  addEventListener('pageshow', () => withStorage('sessionStorage', (session) => session.removeItem(KEY)));
}

function takeGoodbye(): string | undefined {
  return withStorage('sessionStorage', (session) => {
    const left = session.getItem(KEY) ?? undefined;
    session.removeItem(KEY);
    return left;
  });
}
