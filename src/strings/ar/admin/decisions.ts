import type * as english from '../../admin/decisions.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import { ltr } from '../isolate.ts';

export const sameEventTexts: Translated<typeof english.sameEventTexts> = {
  label: 'أي بلاغ يخبر عن الحدث نفسه؟',
  none: 'لا شيء منها',
  missing: 'يرجى اختيار بلاغ، أو أنه ليس أيًّا منها.',
  reason: (ref: string) => `الحدث نفسه في ${ltr(ref)}.`,
  noneNear: 'لا بلاغ آخر في هذه الأيام قريب منه أو له رقمه نفسه. يرجى ذكر البلاغ الذي يكرره في السبب.',
};

export const aidBesideTexts: Translated<typeof english.aidBesideTexts> = {
  title: 'طلبات مساعدة مفتوحة هنا',
  lead: (count: number) =>
    plural(count, {
      zero: 'لا طلبات مساعدة مفتوحة من هذا المكان أو الرقم.',
      one: 'طلب مساعدة واحد من هذا المكان أو الرقم ما زال مفتوحًا. ما يُترك مفتوحًا يبقى في القائمة.',
      two: 'طلبا مساعدة من هذا المكان أو الرقم ما زالا مفتوحين. ما يُترك مفتوحًا يبقى في القائمة.',
      few: '# طلبات مساعدة من هذا المكان أو الرقم ما زالت مفتوحة. ما يُترك مفتوحًا يبقى في القائمة.',
      many: '# طلبًا للمساعدة من هذا المكان أو الرقم ما زالت مفتوحة. ما يُترك مفتوحًا يبقى في القائمة.',
      other: '# طلب مساعدة من هذا المكان أو الرقم ما زالت مفتوحة. ما يُترك مفتوحًا يبقى في القائمة.',
    }),
  nearest: (shown: string) => `يظهر هنا أقرب ${shown}.`,
  unknown: 'ليست كل طلبات المساعدة على هذا الهاتف بعد. قد تكون هنا طلبات مفتوحة أخرى.',
  keep: 'تركه مفتوحًا',
  keepNote: 'إن لم يُختر شيء',
  organization: 'المنظمة',
  organizationMissing: 'يرجى اختيار منظمة.',
  closedWith: (ref: string) => `انتهت الكارثة الخاصة به ${ltr(ref)}.`,
};
