import { rupeesText } from '../../../../contract/base/rupees-text.ts';
import type * as english from '../../forms/failures.ts';
import type { Translated } from '../../texts.ts';

export const failureTexts: Translated<typeof english.failureTexts> = {
  'not-own-ngo': () => 'كتب هذا الملف حساب آخر. سجّل الدخول بحساب تلك المنظمة.',
  'not-an-ngo': () => 'هذا الحساب ليس حساب منظمة، لذلك ليس له ملف منظمة.',
  'no-such-ngo': () => 'هذه المنظمة غير موجودة، أو لم تتم الموافقة عليها.',
  'after-withdrawal': () => 'قبل هذه الخطوة سُحبت الموافقة على حسابك وأُخلي مكانك.',
  'unallocated-left': ({ left, underWay }) =>
    (left === 0 ? 'لم يبقَ من هذا التبرع شيء غير مخصص.' : `لم يبقَ من هذا التبرع غير مخصص سوى ${rupeesText(left)}.`) +
    (underWay === 0 ? '' : ` ${rupeesText(underWay)} في طريقها إلى المتبرع.`),
  'allocation-left': ({ left }) =>
    left === 0 ? 'لم يبقَ شيء من هذا التخصيص.' : `لم يبقَ من هذا التخصيص سوى ${rupeesText(left)}.`,
};
