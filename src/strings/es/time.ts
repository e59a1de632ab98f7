import type * as english from '../time.ts';
import type { Translated } from '../texts.ts';

export const timeTexts: Translated<typeof english.timeTexts> = {
  inFewSeconds: 'dentro de unos segundos',
  justNow: 'hace un momento',
  now: 'ahora',
};
