import { plural } from '../../plural.ts';
import type * as english from '../../public/more-disasters.ts';
import type { Translated } from '../../texts.ts';

export const moreDisasterTexts: Translated<typeof english.moreDisasterTexts> = {
  title: 'المزيد من الخادم',
  asking: 'جارٍ البحث في الخادم…',
  found: (count: number) =>
    plural(count, {
      zero: 'لم يُعثر على شيء في الخادم.',
      one: 'عُثر على كارثة واحدة في الخادم.',
      two: 'عُثر على كارثتين في الخادم.',
      few: 'عُثر على # كوارث في الخادم.',
      many: 'عُثر على # كارثة في الخادم.',
      other: 'عُثر على # كارثة في الخادم.',
    }),
  foundMore: (count: number) =>
    plural(count, {
      zero: 'لم يُعثر على شيء في الخادم حتى الآن.',
      one: 'عُثر على كارثة واحدة في الخادم حتى الآن.',
      two: 'عُثر على كارثتين في الخادم حتى الآن.',
      few: 'عُثر على # كوارث في الخادم حتى الآن.',
      many: 'عُثر على # كارثة في الخادم حتى الآن.',
      other: 'عُثر على # كارثة في الخادم حتى الآن.',
    }),
  none: 'ليس لدى الخادم غيرها.',
  noneKept: 'لا تطابق بحثك أي كارثة محفوظة على هذا الهاتف.',
  kept: (rows: string, of: string) => `يحفظ هذا الهاتف ${rows} من ${of}.`,
  more: 'عرض المزيد',
  earlier: 'عرض ما قبلها',
  farther: (km: string) => `لا تظهر الكوارث التي تبعد أكثر من ${km} إلا إذا كانت محفوظة على هذا الهاتف.`,
};
