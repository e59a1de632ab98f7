import type * as english from '../../admin/translation.ts';
import type { Translated } from '../../texts.ts';

/** What a report says, in the admin's language. */
export const translationTexts: Translated<typeof english.translationTexts> = {
  open: 'अनुवाद करें',
  note: (host: string) =>
    `${host} के भाषा मॉडल को शब्द मिलते हैं, फ़ोन नंबर, स्थिति और रिपोर्ट करने वाले के नाम के बिना। यह इतिहास में लिखा जाता है।`,
  waits: 'अनुवाद हो रहा है…',
  title: (host: string) => `${host} का मशीनी अनुवाद। मूल से मिलाकर देखें।`,
  cut: 'रिपोर्ट की केवल शुरुआत का अनुवाद हुआ।',
  failed: 'अनुवाद नहीं हुआ।',
};
