import { withStorage } from './web-storage.ts';

const KEY = 'language';

/** The code of the language that was chosen on this phone; null where nobody chose. */
export function readLanguage(): string | null {
  return withStorage('localStorage', (storage) => storage.getItem(KEY)) ?? null;
}

/** Keeps the choice. False where this browser keeps nothing. */
export function writeLanguage(code: string): boolean {
  withStorage('localStorage', (storage) => storage.setItem(KEY, code));
  return readLanguage() === code;
}
