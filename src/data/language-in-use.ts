import { remember, remembered } from './remembered.ts';

const KEY = '/language';

/** In which language the app was last open on this phone. Without it the worker answers with the page of no language in particular. */
export function rememberLanguage(code: string): Promise<void> {
  return remember(KEY, code);
}

export function languageInUse(): Promise<string | undefined> {
  return remembered(KEY);
}
