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
  otherOrganizations: 'لاختيار غيرها، اترك الطلب مفتوحًا واستخدم قائمة طلبات المساعدة.',
  closedWith: (ref: string) => `انتهت الكارثة الخاصة به ${ltr(ref)}.`,
};

export const mergeTexts: Translated<typeof english.mergeTexts> = {
  title: 'قد يكون الحادث نفسه',
  aidTitle: 'قد تكون الأسرة نفسها',
  lead: 'يُبقي الدمج كل بلاغ وما يتابعه مرسله. تُعرض الكارثة وتُحصى ويُنبَّه بها مرة واحدة.',
  aidLead: 'يُبقي الدمج كل طلب وما يتابعه مرسله. يُعرض الطلب ويُسند مرة واحدة.',
  this: 'هذا',
  other: 'الآخر',
  what: 'ماذا',
  where: 'أين',
  when: 'متى',
  who: 'المرسل',
  words: 'النص',
  needs: 'الاحتياجات',
  merge: 'دمج',
  keepApart: 'إبقاء كلٍّ على حدة',
  undo: 'تراجع',
  keptApart: 'أُبقيا منفصلين: لن يُقترحا من جديد.',
  into: 'هذا جزء من سجل آخر يمثّل الاثنين:',
  unmerge: 'فصل',
  unmergeNote: 'بعد الفصل يعود كما كان.',
  over: 'أحدهما انتهى. بعد الدمج يُحسب الاثنان مثله.',
  mergeAdded: 'دمج كل ما أُرسل إضافةً إلى هذا',
  mapLabel: 'الاثنان على الخريطة',
  insteadLead: 'الدمج أفضل من الرفض: يمكن للمرسل أن يواصل المتابعة.',
  instead: 'الدمج معه',
  members: (count: number) =>
    plural(count, {
      zero: 'لا بلاغات عن هذا:',
      one: 'بلاغ واحد عن هذا:',
      two: 'بلاغان عن هذا:',
      few: '# بلاغات عن هذا:',
      many: '# بلاغًا عن هذا:',
      other: '# بلاغ عن هذا:',
    }),
  aidMembers: (count: number) =>
    plural(count, {
      zero: 'لا طلبات مدموجة مع هذا:',
      one: 'طلب واحد مدموج مع هذا:',
      two: 'طلبان هما طلب واحد:',
      few: '# طلبات هي طلب واحد:',
      many: '# طلبًا هي طلب واحد:',
      other: '# طلب هي طلب واحد:',
    }),
};

export const sameReasonNames: Translated<typeof english.sameReasonNames> = {
  place: 'المكان نفسه',
  time: 'بعد وقت قصير من الآخر',
  words: 'كلمات متطابقة تقريبًا',
  phone: 'رقم الهاتف نفسه',
  added: 'أُرسل إضافةً إلى هذا',
};
