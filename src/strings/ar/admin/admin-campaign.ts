import type * as english from '../../admin/admin-campaign.ts';
import type { Translated } from '../../texts.ts';
import { ltr } from '../isolate.ts';

export const adminCampaignTexts: Translated<typeof english.adminCampaignTexts> = {
  title: 'الصفحة العامة',
  lead: 'ما يقرؤه الجميع عن هذه الكارثة، إلى جانب ما ورد في البلاغ.',
  draft: 'مسودة: تظهر للجميع عندما تصبح الكارثة جارية.',
  none: 'لم يُكتب شيء للجميع بعد.',
  write: 'كتابتها',
  edit: 'تغييرها',
  see: 'عرض الصفحة العامة',
  text: 'النص العام',
  textHint: 'ما الذي يجري فعله، ومن يقوده، وكيف يمكن للناس المساعدة. دون أسماء المحتاجين وأرقامهم.',
  target: 'المبلغ المطلوب بالروبية',
  targetHint: `مثل ${ltr('250000')} أو ${ltr('2,50,000.50')}. إن تُرك فارغًا فلا مبلغ مطلوب.`,
  targetProblem: `مبلغ بالروبية بمنزلتين عشريتين على الأكثر، مثل ${ltr('2500.50')}.`,
  targetTooMuch: 'هذا المبلغ أكبر مما يمكن تسجيله.',
  needs: 'ما يلزم',
  need: (place: number) => `البند ${place}`,
  needType: 'ماذا',
  needQuantity: 'كم',
  needMissing: 'يرجى ذكر ما يلزم، أو حذف هذا البند.',
  addNeed: 'إضافة بند',
  removeNeed: 'حذف',
  tooLong: 'هذا أطول من اللازم.',
  optional: 'اختياري',
  save: 'حفظ',
  cancel: 'تركها كما هي',
  movedOn: 'كُتبت من جديد في هذه الأثناء. تلزم المقارنة قبل الحفظ: سيُرفض ما كتبته.',
  startAgain: 'البدء من جديد مما هي عليه الآن',
  problems: 'يرجى مراجعة ما يلي',
};
