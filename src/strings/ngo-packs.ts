import { language, type Language } from './language.ts';
import { adoptTexts, type Pack } from './texts.ts';

/** What organizations alone read. Beside `packs.ts`, whose texts every phone has. */
const packs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ pack: Pack }>>> = {
  hi: () => import('./hi/ngo-work.ts'),
  es: () => import('./es/ngo-work.ts'),
  ar: () => import('./ar/ngo-work.ts'),
};

/** Never rejects: where texts cannot be had, English is better than nothing. */
export async function bringNgoTexts(): Promise<void> {
  const code = language();
  if (code === 'en') return;
  try {
    adoptTexts((await packs[code]()).pack);
  } catch (error) {
    console.warn('texts of this language could not be loaded', error);
  }
}
