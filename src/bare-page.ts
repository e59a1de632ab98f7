import { chosenLanguage } from './app/bar/chosen-language.ts';
import { readTheme } from './data/appearance-store.ts';
import { showTheme } from './platform/appearance.ts';
import { languages } from './strings/language.ts';

/**
 * Stands in the bare page itself, below what it says until the app is there, which on a thin link is a minute: says it in the
 * reader's language and theme. One page for all languages, since the worker, and hosts that are no server of ours, know one alone.
 */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const words = JSON.parse(document.currentScript?.dataset['words'] ?? '{}') as Words;
const language = chosenLanguage();
const { documentElement } = document;

documentElement.lang = language;
documentElement.dir = languages[language].direction;
for (const line of document.querySelectorAll<HTMLElement>('[data-say]')) {
  const said = words[language]?.[line.dataset['say'] ?? ''];
  if (said !== undefined) line.textContent = said;
}
showTheme(readTheme());
