import { chosenLanguage } from './app/bar/chosen-language.ts';
import { firstScreenAt } from './app/screens/first-screen-at.ts';
import { readTheme } from './data/appearance-store.ts';
import { loadUntilThere } from './hooks/shared/load-until-there.ts';
import { showTheme } from './platform/appearance.ts';
import { languageWritten } from './platform/early-page.ts';
import { linkManifest } from './platform/manifest-link.ts';
import { isLanguage, languages, speak, type Language } from './strings/language.ts';
import { bringFirstTexts } from './strings/packs.ts';

/** The page begins here: in the language that was chosen on this phone, else in that of the written page, else in the browser's. */
async function start(): Promise<void> {
  showTheme(readTheme());
  startIn(chosenLanguage());
  await bringTexts();
  await loadUntilThere(() => import('./main.tsx'));
}

/**
 * A written page stands meanwhile and takes what is typed: its language is on this phone, or on its way, where another one
 * cannot be had. Without such a page a form in English is better than none.
 */
async function bringTexts(): Promise<void> {
  const bring = () => bringFirstTexts(firstScreenAt(location.pathname));
  try {
    await bring();
  } catch {
    const written = languageWritten();
    startIn(isLanguage(written) ? written : 'en');
    await loadUntilThere(bring);
  }
}

function startIn(language: Language): void {
  speak(language);
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  linkManifest(language);
}

void start();
