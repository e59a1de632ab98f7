import type * as english from '../../forms/typed-text.ts';
import type { Translated } from '../../texts.ts';

export const typedTexts: Translated<typeof english.typedTexts> = {
  titles: { report: 'بلاغ عن كارثة', aid: 'طلب مساعدة', contact: 'رسالة' },
  parts: { type: 'ما المطلوب', quantity: 'الكمية', urgent: 'عاجل' },
  yes: 'نعم',
};
