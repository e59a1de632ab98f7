import type * as english from '../time.ts';
import type { Translated } from '../texts.ts';

export const timeTexts: Translated<typeof english.timeTexts> = {
  inFewSeconds: 'خلال بضع ثوانٍ',
  justNow: 'قبل لحظات',
  now: 'الآن',
};
