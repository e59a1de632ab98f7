import type * as english from '../../shell/assistant-buttons.ts';
import type { Translated } from '../../texts.ts';

/** What opens the assistant: its texts come with the screen, all else with the first press. */
export const assistantButtons: Translated<typeof english.assistantButtons> = {
  home: 'मदद चाहिए?',
  admin: 'AI चैटबॉट',
  volunteer: 'AI सीखने का सहायक',
  coming: 'सहायक खुल रहा है…',
  notHere: 'सहायक अभी इस फ़ोन में नहीं है। इंटरनेट मिलने पर आ जाएगा। गाइड यहाँ है और उसमें खोज सकते हैं।',
  guide: 'गाइड खोलें',
};
