import type * as english from '../../volunteers/volunteer-messages.ts';
import type { Translated } from '../../texts.ts';

export const shownVolunteerMessages: Translated<typeof english.shownVolunteerMessages> = {
  accepted: 'تم قبول طلب الكارثة بنجاح',
  acceptFailed: 'تعذّر قبول طلب الكارثة',
  hasActiveDisaster: 'لا يمكنك قبول كوارث جديدة حتى تُحلّ كارثتك الحالية',
  profileSaved: 'تم تحديث الملف الشخصي بنجاح!',
  profileFailed: 'تعذّر تحديث الملف الشخصي. حاول مرة أخرى من فضلك.',
};
