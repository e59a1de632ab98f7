import { language, type Language } from './language.ts';
import { adoptTexts, type Pack } from './texts.ts';

/** What is said where something of Google's is offered. No phone keeps it: it comes with the code that shows it. */
const packs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ pack: Pack }>>> = {
  hi: () => import('./hi/google.ts'),
  es: () => import('./es/google.ts'),
  ar: () => import('./ar/google.ts'),
};

/** Rejects where they cannot be had: the code beside them could not be had either, and is tried again. */
export async function bringGoogleTexts(): Promise<void> {
  const code = language();
  if (code !== 'en') adoptTexts((await packs[code]()).pack);
}
