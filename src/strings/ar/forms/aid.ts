import { numberText } from '../../plural.ts';
import type * as english from '../../forms/aid.ts';
import type { Translated } from '../../texts.ts';

export const aidTexts: Translated<typeof english.aidTexts> = {
  lead: 'يكفي ذكر ما يلزم وأين. يمكنك فعل ذلك دون شبكة.',
  needs: 'الاحتياجات',
  need: (position: number) => `الاحتياج ${numberText(position)}`,
  type: 'ما المطلوب',
  quantity: 'الكمية',
  quantityHint: 'مثل 20 لترًا، أو لخمسة أشخاص.',
  urgent: 'عاجل',
  addNeed: 'إضافة احتياج آخر',
  removeNeed: 'إزالة',
  removed: 'تمت إزالة الاحتياج.',
  where: 'المكان والموعد',
  locationHint: 'عنوان أو معلم معروف أو موقعك.',
  locate: 'استخدام موقعي',
  locating: 'جارٍ تحديد موقعك…',
  located: 'تم إدخال موقعك.',
  exactTo: (distance: string) => `بدقة ${distance} تقريبًا.`,
  hasPassed: (when: string) => `لقد مضى هذا الموعد: ${when}. هل هو صحيح؟`,
  isFarAway: (when: string) => `هذا الموعد بعد أكثر من سنة: ${when}. هل هو صحيح؟`,
  deadlineBody: 'إذا كانت ساعة هاتفك هي الخاطئة، يمكنك الإرسال كما هو.',
  soon: { hours6: 'خلال 6 ساعات', tomorrow: 'غدًا', days3: 'خلال 3 أيام' },
  situation: 'ما الوضع',
  typeChoose: 'اختيار النوع',
  descriptionHint: 'عدد الأشخاص، أطفال، مرضى، كيفية الوصول إليك.',
  who: 'للتواصل معك',
  contactHint: 'تراه الإدارة والمنظمة التي تساعدك. لا يراه العامة أبدًا.',
  submit: 'إرسال الطلب',
  another: 'طلب شيء آخر',
};
