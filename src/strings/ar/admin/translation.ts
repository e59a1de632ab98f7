import type * as english from '../../admin/translation.ts';
import type { Translated } from '../../texts.ts';

/** What a report says, in the admin's language. */
export const translationTexts: Translated<typeof english.translationTexts> = {
  open: 'ترجمة',
  note: (host: string) =>
    `يتلقى نموذج لغوي لدى ${host} الكلمات دون أرقام الهواتف والمواقع واسم المبلّغ. ويُسجَّل ذلك في السجل.`,
  waits: 'تجري الترجمة…',
  title: (host: string) => `ترجمة آلية من ${host}. قارنها بالأصل.`,
  cut: 'تُرجمت بداية البلاغ فقط.',
  failed: 'لم تتم الترجمة.',
};
