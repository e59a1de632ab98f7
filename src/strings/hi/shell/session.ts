import { plural } from '../../plural.ts';
import type * as english from '../../shell/session.ts';
import type { Translated } from '../../texts.ts';

/** What is said of a session that ended, and of what waits for somebody else. */
export const sessionTexts: Translated<typeof english.sessionTexts> = {
  waiting: (count: number) =>
    plural(count, {
      one: 'आपका # संदेश भेजना बाकी है। उसे भेजने के लिए फिर लॉग इन करें।',
      other: 'आपके # संदेश भेजने बाकी हैं। उन्हें भेजने के लिए फिर लॉग इन करें।',
    }),
  ended: 'आपका लॉग इन ख़त्म कर दिया गया है।',
  login: 'लॉग इन करें',
};

export const otherPersonTexts: Translated<typeof english.otherPersonTexts> = {
  title: (count: number) =>
    plural(count, {
      one: 'इस फ़ोन में उस व्यक्ति का # संदेश भेजना बाकी है जो पहले लॉग इन था',
      other: 'इस फ़ोन में उस व्यक्ति के # संदेश भेजने बाकी हैं जो पहले लॉग इन था',
    }),
  same: 'अगर वह आप ही हैं: लॉग इन करें, और संदेश भेज दिया जाएगा।',
  other: 'अगर आप कोई और हैं: आपके लॉग इन करने पर संदेश उसी व्यक्ति के लिए लॉक हो जाएगा। आप उसे पढ़ नहीं पाएँगे, और कुछ खोएगा नहीं।',
  locked: 'अगर आप कोई और हैं: संदेश उसी व्यक्ति के लिए लॉक है। आप उसे पढ़ नहीं पाएँगे, और कुछ खोएगा नहीं।',
  cannotSeal:
    'अगर आप कोई और हैं, तो आप अभी यहाँ लॉग इन नहीं कर सकते: यह पता सुरक्षित (https) नहीं है, इसलिए संदेश उसके लिए लॉक नहीं किया जा सकता।',
  sealed: (count: number) =>
    plural(count, { one: 'किसी और व्यक्ति का # संदेश भेजना बाकी है।', other: 'किसी और व्यक्ति के # संदेश भेजने बाकी हैं।' }),
  hidden: (count: number) =>
    plural(count, {
      one: 'किसी और का # संदेश इस फ़ोन से भेजना बाकी है। उसे सिर्फ़ वही व्यक्ति देख सकता है।',
      other: 'किसी और के # संदेश इस फ़ोन से भेजने बाकी हैं। उन्हें सिर्फ़ वही व्यक्ति देख सकता है।',
    }),
};
