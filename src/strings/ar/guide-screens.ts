import { numberText, plural } from '../plural.ts';
import type * as english from '../guide-screens.ts';
import type { Translated } from '../texts.ts';
import { own } from './isolate.ts';

/** What the guide's screens say around the guide itself, which is in `guide/`. */
export const guideTexts: Translated<typeof english.guideTexts> = {
  lead: 'خطوات قصيرة تُتّبع فورًا. يُفتح الدليل دون اتصال أيضًا.',
  searchLabel: 'البحث في الدليل',
  searchHint: 'مثلًا: نزيف، ماء، دخان',
  clear: 'مسح البحث',
  found: (count: number) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  foundSome: 'لا نتيجة فيها كل هذه الكلمات. هذه النتائج فيها بعضها:',
  nothing: (query: string) => `لا نتائج للبحث عن «${own(query)}».`,
  nothingHint: 'يمكنك تجربة كلمة واحدة قصيرة، أو الاختيار من القائمة أدناه.',
  happening: 'ماذا يحدث؟',
  hurt: 'هل هناك مصاب؟',
  ready: 'الاستعداد',
  onThisPage: 'في هذه الصفحة',
  wholeGuide: 'الدليل كله',
  tell: 'إبلاغ فرق الإغاثة',
  print: 'طباعة هذه الصفحة',
  packed: (count: number, total: number) => `تم تجهيز ${numberText(count)} من ${numberText(total)}`,
  untick: 'إزالة كل العلامات',
  ticksKept: 'علاماتك تبقى على هذا الهاتف.',
  ticksLost: 'هذا المتصفح لا يسمح للتطبيق بالاحتفاظ بعلاماتك. تزول عند إغلاق الصفحة.',
  sources: 'مصادر هذه الإرشادات',
  note: 'هذا الدليل لا يغني عن دورة في الإسعافات الأولية. أوامر السلطات وخدمات الطوارئ مقدَّمة عليه.',
};
