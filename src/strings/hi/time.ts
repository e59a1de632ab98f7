import type * as english from '../time.ts';
import type { Translated } from '../texts.ts';

export const timeTexts: Translated<typeof english.timeTexts> = {
  inFewSeconds: 'कुछ सेकंड में',
  justNow: 'अभी-अभी',
  now: 'अभी',
};
