import type { LanguageCode } from '../../../contract/enumerations.ts';
import type { GuideCues } from './cues/shape.ts';

const tables: Readonly<Record<LanguageCode, () => Promise<{ cues: GuideCues }>>> = {
  en: () => import('./cues/en.ts'),
  hi: () => import('./cues/hi.ts'),
  es: () => import('./cues/es.ts'),
  ar: () => import('./cues/ar.ts'),
};

/** What people in trouble say in this language. */
export async function loadCues(language: LanguageCode): Promise<GuideCues> {
  return (await tables[language]()).cues;
}
