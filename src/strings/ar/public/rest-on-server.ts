import { plural } from '../../plural.ts';
import type * as english from '../../public/rest-on-server.ts';
import type { Translated } from '../../texts.ts';

export const restTexts: Translated<typeof english.restTexts> = {
  title: 'المزيد من الخادم',
  asking: 'جارٍ البحث في الخادم…',
  found: (count: number) =>
    plural(count, {
      zero: 'لم يُعثر على شيء في الخادم.',
      one: 'عُثر على نتيجة واحدة في الخادم.',
      two: 'عُثر على نتيجتين في الخادم.',
      few: 'عُثر على # نتائج في الخادم.',
      many: 'عُثر على # نتيجة في الخادم.',
      other: 'عُثر على # نتيجة في الخادم.',
    }),
  foundMore: (count: number) =>
    plural(count, {
      zero: 'لم يُعثر على شيء في الخادم حتى الآن.',
      one: 'عُثر على نتيجة واحدة في الخادم حتى الآن.',
      two: 'عُثر على نتيجتين في الخادم حتى الآن.',
      few: 'عُثر على # نتائج في الخادم حتى الآن.',
      many: 'عُثر على # نتيجة في الخادم حتى الآن.',
      other: 'عُثر على # نتيجة في الخادم حتى الآن.',
    }),
  none: 'ليس لدى الخادم غيرها.',
  kept: (rows: string, of: string) => `يحفظ هذا الهاتف ${rows} من ${of}.`,
  near: 'لا تطابق تامًا: هذه قريبة مما بحثت عنه.',
  more: 'عرض المزيد',
  earlier: 'عرض ما قبلها',
};
