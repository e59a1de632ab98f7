import type * as english from '../../forms/messages.ts';
import type { Translated } from '../../texts.ts';

export const shownMessages: Translated<typeof english.shownMessages> = {
  reportSubmitting: 'جارٍ تقديم بلاغ الكارثة...',
  reportSent: 'تم تقديم بلاغ الكارثة.',
  reportSubmitted: 'تم إرسال بلاغ الكارثة بنجاح!',
  aidSubmitted: 'تم إرسال طلب المساعدة بنجاح!',
  httpError: (status: number) => `خطأ HTTP! الحالة: ${status}`,
  aidFailed: 'تعذّر إنشاء طلب المساعدة',
  aidFallback: 'تعذّر تقديم الطلب. يرجى مراجعة كل الحقول المطلوبة ثم المحاولة من جديد.',
  locationFailed: 'تعذّر تحديد الموقع. يرجى كتابته يدويًا.',
};
