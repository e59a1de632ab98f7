import type * as english from '../../accounts/asked-failures.ts';
import type { Translated } from '../../texts.ts';

export const askedFailureTexts: Translated<typeof english.askedFailureTexts> = {
  unreachable: 'لا يوجد اتصال بالخادم.',
  'timed-out': 'الاتصال بطيء جدًا الآن.',
  internal: 'توجد مشكلة في الخادم الآن.',
  'sign-in': 'تم تسجيل خروجك على هذا الهاتف. يرجى تسجيل الدخول من جديد.',
  photos: 'تحتاج الصور إلى اتصال.',
  forbidden: 'حسابك لا يسمح بهذا الإجراء.',
};
