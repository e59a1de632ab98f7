import { language, type Language } from './language.ts';
import { adoptTexts, type Pack } from './texts.ts';

/** What is said of a record's photos. No phone keeps it: it comes with the code that shows them. */
const packs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ pack: Pack }>>> = {
  hi: () => import('./hi/photos.ts'),
  es: () => import('./es/photos.ts'),
  ar: () => import('./ar/photos.ts'),
};

/** Rejects where they cannot be had: the code beside them could not be had either, and is tried again. */
export async function bringPhotoTexts(): Promise<void> {
  const code = language();
  if (code !== 'en') adoptTexts((await packs[code]()).pack);
}
