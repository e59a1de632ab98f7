import { readLanguage } from '../../data/language-store.ts';
import { languageInAddress } from '../../platform/language-address.ts';
import { languageWritten } from '../../platform/early-page.ts';
import { readLanguageCookie } from '../../platform/language-cookie.ts';
import { bestLanguage, isLanguage, type Language } from '../../strings/language.ts';

/** The language to start in: what the address asks for, else what was chosen on this phone, else that of the written page, else the browser's. */
export function chosenLanguage(): Language {
  const asked = [languageInAddress(), readLanguage(), readLanguageCookie(), languageWritten()];
  return asked.find(isLanguage) ?? bestLanguage(navigator.languages);
}
