import { inTime } from '../../data/in-time.ts';
import { rememberLanguage } from '../../data/language-in-use.ts';
import { writeLanguage } from '../../data/language-store.ts';
import { everythingIsKept } from '../../platform/worker/before-reload.ts';
import { putLanguageInAddress } from '../../platform/language-address.ts';
import { keepLanguageCookie, readLanguageCookie } from '../../platform/language-cookie.ts';
import type { Language } from '../../strings/language.ts';
import { havePacks } from '../../strings/packs.ts';
import { reloadPage } from '../../ui/overlay/close-on-back.ts';

/** On 2G a language's texts take a few seconds. */
const BRING_MS = 30_000;

/** A request may be under way for 30 s; what is typed is written down long before. */
const KEEP_MS = 35_000;

/** A slow storage costs a first look at the language of before, no more. */
const REMEMBER_MS = 1_000;

/**
 * Keeps the choice and loads the page anew in that language: its texts are read once, when a module is evaluated. Nothing
 * happens where the texts cannot be had (`missing`) or what is typed could not be kept (`unkept`). A browser that keeps
 * nothing is asked by the address, for this visit. Other tabs follow at their next start.
 */
export async function changeLanguage(code: Language): Promise<'loading' | 'missing' | 'unkept'> {
  if (!(await inTime(havePacks(code), false, BRING_MS))) return 'missing';
  if (!(await everythingIsKept(KEEP_MS))) return 'unkept';
  keepLanguageCookie(code);
  const isKept = writeLanguage(code) || readLanguageCookie() === code;
  // The worker answers the reload with the page of that language.
  await inTime(rememberLanguage(code), undefined, REMEMBER_MS);
  putLanguageInAddress(isKept ? undefined : code);
  reloadPage();
  return 'loading';
}
