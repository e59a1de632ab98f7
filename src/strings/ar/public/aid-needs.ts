import type * as english from '../../public/aid-needs.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const needStatusNames: Translated<typeof english.needStatusNames> = {
  pending: 'معلّق',
  'partially-fulfilled': 'تمت تلبيته جزئيًا',
  fulfilled: 'تمت تلبيته',
};

export const partTexts: Translated<typeof english.partTexts> = {
  partTitle: (need: string) => `كم وصل من ${own(need)}؟`,
  part: 'ما وصل حتى الآن',
  partHint: 'مثل 40 من 100 لتر.',
  partYes: 'حفظ: تمت تلبيته جزئيًا',
  cancel: 'إلغاء',
};
