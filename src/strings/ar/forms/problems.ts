import type * as english from '../../forms/problems.ts';
import type { Translated } from '../../texts.ts';
import { ltr } from '../isolate.ts';

export const problemTexts: Translated<typeof english.problemTexts> = {
  missing: {
    disasterType: 'يرجى اختيار ما حدث.',
    severity: 'يرجى اختيار الشدة.',
    address: 'يرجى وصف المكان ببضع كلمات.',
    description: 'يرجى ذكر ما يجري.',
    name: 'يرجى كتابة اسمك.',
    contactNumber: 'يرجى كتابة رقم يمكن الوصول إليك به.',
    location: 'يرجى ذكر المكان الذي تصل إليه المساعدة.',
    deadline: 'يرجى ذكر متى تلزم المساعدة.',
    'requirements.type': 'يرجى ذكر ما هو مطلوب.',
    'requirements.quantity': 'يرجى ذكر الكمية، أو عدد الأشخاص.',
  },
  missingOther: 'يرجى ملء هذا الحقل.',
  halfTyped: {
    deadline: 'هذا الموعد غير مكتمل. يرجى إدخال اليوم والوقت، أو لمس أحد المواعيد أدناه.',
  },
  halfTypedOther: 'هذا غير مكتمل بعد.',
  wrong: {
    'peopleAffected: too many': 'هذا العدد أكبر من عدد سكان العالم. هل فيه رقم زائد؟',
    peopleAffected: 'أرقام فقط، مثل 40. إذا كان العدد غير معروف، يمكن ترك الحقل فارغًا.',
    deadline: `يرجى إدخال يوم ووقت، مثل ${ltr('2026-07-31 18:00')}.`,
  },
  wrongOther: 'يرجى مراجعة هذا الحقل.',
};
