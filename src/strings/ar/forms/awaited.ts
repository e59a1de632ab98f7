import type * as english from '../../forms/awaited.ts';
import type { Translated } from '../../texts.ts';

export const awaitedTexts: Translated<typeof english.awaitedTexts> = {
  packed: 'يجري تجهيز مساعدة لك',
  title: 'هناك مساعدة في طريقها إليك',
  lead: 'أعطِ هذا الرمز لمن يوصلها. لا تذكره إلا بعد أن تستلم كل ما هو مذكور.',
  code: 'رمزك',
  expected: 'موعد الوصول المتوقع',
  from: 'من',
  carrier: 'الناقل',
  asOf: (when) => `آخر تحديث: ${when}`,
};
