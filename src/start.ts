import { chosenLanguage } from './app/bar/chosen-language.ts';
import { firstScreenAt } from './app/screens/first-screen-at.ts';
import { readTheme } from './data/appearance-store.ts';
import { loadUntilThere } from './hooks/shared/load-until-there.ts';
import { showTheme } from './platform/appearance.ts';
import { languageWritten } from './platform/early-page.ts';
import { linkManifest } from './platform/manifest-link.ts';
import { isLanguage, languageCodes, languages, speak, type Language } from './strings/language.ts';
import { bringFirstTexts } from './strings/packs.ts';

/** The page begins here: in the language that was chosen on this phone, else in that of the written page, else in the browser's. */
async function start(): Promise<void> {
  showTheme(readTheme());
  startIn(chosenLanguage());
  await bringTexts();
  await loadUntilThere(() => import('./main.tsx'));
}

/** A request that a thin link lost is made again before the app speaks another language than the reader's. */
const TRIES = 4;

/**
 * A written page stands meanwhile and takes what is typed: its language is on this phone, or on its way, where another one
 * cannot be had. Without such a page a screen in English, else in any language that is on this phone, is better than none.
 */
async function bringTexts(): Promise<void> {
  const written = languageWritten();
  const [tries, others] = isLanguage(written) ? [1, [written]] : [TRIES, languageCodes];
  await loadUntilThere(bringFirst, tries).catch(() => loadUntilThere(() => speakOneOf(others)));
}

const bringFirst = () => bringFirstTexts(firstScreenAt(location.pathname));

async function speakOneOf([language, ...others]: readonly Language[]): Promise<void> {
  if (language === undefined) throw new Error('no language can be had');
  startIn(language);
  await bringFirst().catch(() => speakOneOf(others));
}

function startIn(language: Language): void {
  speak(language);
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  linkManifest(language);
}

void start();
