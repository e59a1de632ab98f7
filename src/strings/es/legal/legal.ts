import type * as english from '../../legal/legal.ts';
import type { Translated } from '../../texts.ts';

export const legalTexts: Translated<typeof english.legalTexts> = {
  contents: 'En esta página',
  version: (version: string, day: string) => `Versión ${version}, del ${day}`,
  others: 'Más para leer',
};
