import type * as english from '../../admin/admin-roads.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const adminRoadTexts: Translated<typeof english.adminRoadTexts> = {
  title: 'الطرق المسدودة',
  lead: 'أكّد الانسداد ليراه الجميع، وأعلن فتح الطريق متى انفتح. بعد 48 ساعة من دون تأكيد ينتهي.',
  map: 'الطرق المسدودة على الخريطة',
  empty: 'لم يُبلَّغ عن أي طريق مسدود.',
  active: 'مسدودة الآن',
  ended: 'انتهت في اليوم الأخير',
  confirm: 'تأكيد',
  again: 'تأكيد من جديد',
  back: 'انسد من جديد',
  lift: 'إعلان فتح الطريق',
  done: { confirm: 'أُكّد', lift: 'أُعلن فتحه', reopen: 'أُلغي القرار' },
  about: (act: string, what: string, place: string) => `${own(act)}: ${own(what)}، ${own(place)}`,
};
