import type * as english from '../../public/ngo-messages.ts';
import type { Translated } from '../../texts.ts';

export const shownNgoMessages: Translated<typeof english.shownNgoMessages> = {
  missing: 'يرجى ملء جميع الحقول المطلوبة',
  profileSaved: 'تم تحديث الملف بنجاح!',
  profileFailed: 'تعذّر تحديث الملف',
};
