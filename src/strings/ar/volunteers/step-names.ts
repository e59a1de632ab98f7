import type * as english from '../../volunteers/step-names.ts';
import type { Translated } from '../../texts.ts';

export const stepNames: Translated<typeof english.stepNames> = {
  'still-coming': 'ما زلت قادمًا',
  'on-the-way': 'في الطريق',
  arrived: 'وصلت',
  done: 'أنجزت',
  withdraw: 'انسحاب',
};
