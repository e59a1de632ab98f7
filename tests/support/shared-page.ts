import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';

/** Part of the set-up of tests with a page: each file finds it empty, at its first address, and listened to by nobody. */

// A machine many times overloaded takes 18 s to load a screen's late parts for the first time; the limit is there to end a hang.
configure({ asyncUtilTimeout: 30_000 });

const listeners = [watchListeners(globalThis), watchListeners(document)];

export function leaveEmpty(): void {
  cleanup();
  for (const stop of listeners) stop();
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const part of [document.documentElement, document.head, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  }
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}

/** Modules that were thrown away would go on listening. */
function watchListeners(target: EventTarget): () => void {
  const begin = target.addEventListener.bind(target);
  const begun: Parameters<EventTarget['addEventListener']>[] = [];
  target.addEventListener = (...wish: Parameters<EventTarget['addEventListener']>) => {
    begun.push(wish);
    begin(...wish);
  };
  return () => {
    target.addEventListener = begin;
    for (const [type, listener, options] of begun) target.removeEventListener(type, listener, options);
  };
}
