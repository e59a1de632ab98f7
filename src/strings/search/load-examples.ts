import type { LanguageCode } from '../../../contract/enumerations.ts';
import type { Example } from './classifier.ts';

/** In parts, so that a line more is no large download. */
const texts: Readonly<Record<LanguageCode, () => Promise<{ default: string }[]>>> = {
  en: () =>
    Promise.all([
      import('./examples/en/disasters.txt?raw'),
      import('./examples/en/first-aid.txt?raw'),
      import('./examples/en/at-home.txt?raw'),
    ]),
  hi: () =>
    Promise.all([
      import('./examples/hi/disasters.txt?raw'),
      import('./examples/hi/first-aid.txt?raw'),
      import('./examples/hi/at-home.txt?raw'),
    ]),
  es: () =>
    Promise.all([
      import('./examples/es/disasters.txt?raw'),
      import('./examples/es/first-aid.txt?raw'),
      import('./examples/es/at-home.txt?raw'),
    ]),
  ar: () =>
    Promise.all([
      import('./examples/ar/disasters.txt?raw'),
      import('./examples/ar/first-aid.txt?raw'),
      import('./examples/ar/at-home.txt?raw'),
    ]),
};

/**
 * What people in trouble ask: a line for each question, below the name of the section that helps them after `#`. Its label is that, as
 * `first-aid.cpr`; or `violence`, people who harm others; or `none`, what the guide says nothing about.
 */
export async function loadExamples(language: LanguageCode): Promise<Example[]> {
  const parts = await texts[language]();
  return parts
    .flatMap(({ default: text }) => text.split(/^# /mu))
    .flatMap((part) => {
      const [label = '', ...lines] = part.split('\n').filter((line) => line !== '');
      return lines.map((text) => ({ label, text }));
    });
}
