import type * as english from '../../shell/update.ts';
import type { Translated } from '../../texts.ts';

export const updateTexts: Translated<typeof english.updateTexts> = {
  title: 'إصدار جديد جاهز',
  body: 'ما حُفظ وما كتبته يبقى على هذا الهاتف.',
  now: 'تحديث الآن',
  later: 'لاحقًا',
  working: 'جارٍ الاحتفاظ بما كتبته…',
  refused: 'تعذّر الآن الاحتفاظ بما كتبته، لذلك يبقى هذا الإصدار. يرجى إكمال النموذج ثم التحديث.',
};
