import type * as english from '../../forms/own-acts.ts';
import type { Translated } from '../../texts.ts';

export const ownActNames: Translated<typeof english.ownActNames> = {
  'still-needed': 'ما زالت هناك حاجة',
  'no-longer-needed': 'لم تعد هناك حاجة',
  'needed-again': 'هناك حاجة من جديد',
  'add-need': 'احتياج آخر',
  'move-place': 'المكان غير ذلك',
  received: 'ما وصل من تسليم',
  message: 'رسالة',
};
