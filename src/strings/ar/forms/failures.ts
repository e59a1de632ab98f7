import type * as english from '../../forms/failures.ts';
import type { Translated } from '../../texts.ts';

export const failureTexts: Translated<typeof english.failureTexts> = {
  'not-own-ngo': () => 'كتب هذا الملف حساب آخر. سجّل الدخول بحساب تلك المنظمة.',
  'not-an-ngo': () => 'هذا الحساب ليس حساب منظمة، لذلك ليس له ملف منظمة.',
  'no-such-ngo': () => 'هذه المنظمة غير موجودة، أو لم تتم الموافقة عليها.',
};
