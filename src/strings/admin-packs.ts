import { language, type Language } from './language.ts';
import { adoptTexts, type Pack } from './texts.ts';

/** What the admins' screens say. Beside `packs.ts`, which every phone loads before it shows anything. */
const packs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ pack: Pack }>>> = {
  hi: () => import('./hi/admin.ts'),
  es: () => import('./es/admin.ts'),
  ar: () => import('./ar/admin.ts'),
};

/** Never rejects: where texts cannot be had, English is better than nothing. */
export async function bringAdminTexts(): Promise<void> {
  const code = language();
  if (code === 'en') return;
  try {
    adoptTexts((await packs[code]()).pack);
  } catch (error) {
    console.warn('texts of this language could not be loaded', error);
  }
}
