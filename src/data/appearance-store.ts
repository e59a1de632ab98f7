import { withStorage } from './web-storage.ts';

const KEY = 'appearance';

/** What a person may choose instead of what the phone says; `outdoor` is for bright sun. */
export const themes = ['light', 'dark', 'outdoor'] as const;
export type Theme = (typeof themes)[number];

/** Undefined: automatic, as the phone has it. */
export function readTheme(): Theme | undefined {
  const kept = withStorage('localStorage', (storage) => storage.getItem(KEY));
  return themes.find((theme) => theme === kept);
}

export function writeTheme(theme: Theme | undefined): void {
  withStorage('localStorage', (storage) => {
    if (theme === undefined) storage.removeItem(KEY);
    else storage.setItem(KEY, theme);
  });
}
