import type * as english from '../../shell/list-copy.ts';
import { numberText } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const listCopyTexts: Translated<typeof english.listCopyTexts> = {
  asOf: (time: string) => `آخر تحديث: ${time}`,
  old: (when: string) => `آخر تحديث ${when}.`,
  stale: 'ربما تغيّر الكثير منذ ذلك الحين.',
  coming: 'جارٍ جلب القائمة…',
  refreshing: 'جارٍ البحث عن تحديثات…',
  refresh: 'تحديث',
  unreachable: 'لا يمكن الوصول إلى الخادم.',
  refused: 'لم يُجب الخادم كما هو متوقع.',
  never: 'هذه القائمة ليست على هذا الهاتف، ولا يمكن الوصول إلى الخادم. ستأتي فور توفر الشبكة.',
  neverRefused: 'هذه القائمة ليست على هذا الهاتف، ولم يُجب الخادم كما هو متوقع.',
  part: 'لم يصل إلى هذا الهاتف حتى الآن إلا جزء من هذه القائمة. يأتي الباقي فور إمكان الوصول إلى الخادم.',
  kept: (rows: number, of: number) => `المحفوظ على هذا الهاتف: ${numberText(rows)} من ${numberText(of)}`,
  keepMore: 'احفظ المزيد',
  noneHere: 'لا شيء مما هو على هذا الهاتف',
  tryAgain: 'حاول مرة أخرى',
};
