import type * as english from '../../admin/hourly.ts';
import type { Translated } from '../../texts.ts';

export const hourlyTexts: Translated<typeof english.hourlyTexts> = {
  title: 'ما وصل، ساعةً بساعة',
  lead: 'بتوقيت هذا الجهاز. لا يُحسب ما هو محجوز للمراجعة.',
  none: 'لم يصل شيء خلال الأيام الثلاثة الماضية.',
  reports: 'بلاغات الكوارث',
  aid: 'طلبات المساعدة',
  hour: 'الساعة ابتداءً من',
  sum: (name: string, all: string, most: string) => `${name}: ${all} خلال ثلاثة أيام، وأكثرها في ساعة واحدة ${most}`,
  asTable: 'عرضها في جدول',
  quiet: 'لا تُعرض الساعات التي لم يصل فيها شيء.',
};
