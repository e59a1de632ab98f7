/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { language } from '../../strings/language.ts';
import type { GoogleTrouble } from '../route/route.ts';

/** Section 9 gives the position ten seconds; Google's script gets as many. */
export const GOOGLE_LOAD_MS = 10_000;
const SCRIPT = 'https://maps.googleapis.com/maps/api/js?';

declare global {
  interface Window {
    /** Called by Google's script where the key is unknown, not meant for this site, or its quota is used up. */
    gm_authFailure?: () => void;
  }
}

let isPrepared = false;
let isRefused = false;
const listeners = new Set<() => void>();

/** Loads a library of Google's Maps JavaScript API, and the API with the first of them. Never rejects. */
export async function loadGoogle<Name extends keyof google.maps.ImportLibraryMap>(
  key: string,
  name: Name,
): Promise<Result<google.maps.ImportLibraryMap[Name], GoogleTrouble>> {
  prepare(key);
  const library = isRefused ? undefined : await inTime(importLibrary(name));
  // What came of a key that was refused meanwhile is of no use.
  if (isRefused) return failed('google-refused');
  return library ? ok(library) : failed('google-not-loaded');
}

/** Calls back once Google refuses the key, which it may do long after its script was loaded. Returns what ends it. */
export function onGoogleRefused(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** The same, for one answer that is waited for. */
export function untilRefused<Value>(answer: Promise<Result<Value, string>>): Promise<Result<Value, string>> {
  return new Promise((resolve, reject) => {
    const end = onGoogleRefused(() => resolve(failed('google-refused')));
    answer.then(resolve, reject).finally(end);
  });
}

function prepare(key: string): void {
  if (isPrepared) return;
  isPrepared = true;
  admitStyles(key);
  window.gm_authFailure = () => {
    isRefused = true;
    for (const tell of listeners) tell();
  };
  // The address of this page holds which disaster it is about: Google is told the site alone.
  setOptions({ key, v: 'quarterly', language: language(), authReferrerPolicy: 'origin' });
}

/** Google's script gives the styles that it makes the nonce of the first element that has one; the server's policy lets this one in. */
function admitStyles(key: string): void {
  const style = document.createElement('style');
  style.setAttribute('nonce', key);
  document.head.append(style);
}

/** `undefined` where it did not come. */
function inTime<Library>(library: Promise<Library>): Promise<Library | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      giveUpScript();
      resolve(undefined);
    }, GOOGLE_LOAD_MS);
    library.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}

/** The loader asks for its script once, unless that fails: one that hangs has failed, and the next tap asks anew. */
function giveUpScript(): void {
  const script = document.querySelector(`script[src^="${SCRIPT}"]`);
  if (script === null || window.google?.maps?.version !== undefined) return;
  script.remove();
  script.dispatchEvent(new Event('error'));
}
