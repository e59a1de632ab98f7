import type * as english from '../../shell/assistant-buttons.ts';
import type { Translated } from '../../texts.ts';

/** What opens the assistant: its texts come with the screen, all else with the first press. */
export const assistantButtons: Translated<typeof english.assistantButtons> = {
  home: 'هل تحتاجون إلى مساعدة؟',
  admin: 'روبوت المحادثة',
  volunteer: 'مساعد التعلّم بالذكاء الاصطناعي',
  coming: 'جارٍ فتح المساعد…',
  notHere: 'المساعد ليس على هذا الهاتف بعد. سيصل عند توفر الاتصال. الدليل موجود هنا ويمكن البحث فيه.',
  guide: 'فتح الدليل',
};
