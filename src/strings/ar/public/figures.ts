import { plural } from '../../plural.ts';
import type * as english from '../../public/figures.ts';
import type { Translated } from '../../texts.ts';

/** The number itself stands above these words. */
export const figureTexts: Translated<typeof english.figureTexts> = {
  title: 'حتى الآن',
  disasters: (count: number) =>
    plural(count, {
      zero: 'كارثة مؤكدة',
      one: 'كارثة مؤكدة',
      two: 'كارثتان مؤكدتان',
      few: 'كوارث مؤكدة',
      many: 'كارثة مؤكدة',
      other: 'كارثة مؤكدة',
    }),
  requests: (count: number) =>
    plural(count, {
      zero: 'طلب مساعدة تمت تلبيته',
      one: 'طلب مساعدة تمت تلبيته',
      two: 'طلبا مساعدة تمت تلبيتهما',
      few: 'طلبات مساعدة تمت تلبيتها',
      many: 'طلب مساعدة تمت تلبيته',
      other: 'طلب مساعدة تمت تلبيته',
    }),
  volunteers: (count: number) =>
    plural(count, {
      zero: 'شخص متطوع معتمد',
      one: 'شخص متطوع معتمد',
      two: 'شخصان متطوعان معتمدان',
      few: 'أشخاص متطوعون معتمدون',
      many: 'شخصًا متطوعًا معتمدًا',
      other: 'شخص متطوع معتمد',
    }),
  ngos: (count: number) =>
    plural(count, {
      zero: 'منظمة شريكة',
      one: 'منظمة شريكة',
      two: 'منظمتان شريكتان',
      few: 'منظمات شريكة',
      many: 'منظمة شريكة',
      other: 'منظمة شريكة',
    }),
  always: '24/7',
  response: 'استجابة',
  asOf: (day: string) => `حتى ${day}`,
};
