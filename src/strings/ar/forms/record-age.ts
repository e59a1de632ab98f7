import type * as english from '../../forms/record-age.ts';
import type { Translated } from '../../texts.ts';

export const recordAgeTexts: Translated<typeof english.recordAgeTexts> = {
  notConfirmed: 'غير مؤكَّد منذ',
  mark: 'غير مؤكَّد منذ مدة',
  asked: (when: string) => `سُئل عنه ${when}`,
  enteredBy: 'أدخله',
  helper: 'أحد المساعدين، نيابةً عن شخص آخر',
  helperFor: (name: string) => `أحد المساعدين، نيابةً عن ${name}`,
  elsewhere: 'مسجَّل في مكان آخر أيضًا',
  sameElsewhere: 'طلبات مفتوحة أخرى بالجهة والرقم نفسيهما',
};
