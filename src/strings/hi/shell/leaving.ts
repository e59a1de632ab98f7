import { plural } from '../../plural.ts';
import type * as english from '../../shell/leaving.ts';
import type { Translated } from '../../texts.ts';

export const leavingTexts: Translated<typeof english.leavingTexts> = {
  title: (count: number) => plural(count, { one: '# संदेश अब तक नहीं भेजा गया', other: '# संदेश अब तक नहीं भेजे गए' }),
  body: (count: number) =>
    plural(count, {
      one: 'वह आपके खाते का है, और सिर्फ़ इस फ़ोन में है। उसका क्या करना है?',
      other: 'वे आपके खाते के हैं, और सिर्फ़ इस फ़ोन में हैं। उनका क्या करना है?',
    }),
  anonymous: 'आपदा की रिपोर्ट और मदद के अनुरोध किसी खाते के नहीं होते। वे इस फ़ोन में रहेंगे और हमेशा की तरह भेजे जाएँगे।',
  send: 'अभी भेजें',
  sending: 'भेजने की कोशिश हो रही है…',
  stillHere: (count: number, why: string) =>
    `${plural(count, { one: '# संदेश नहीं भेजा जा सका।', other: '# संदेश नहीं भेजे जा सके।' })} ${why}`,
  stillHereWhy: 'कुछ और चुनें, या बाद में फिर कोशिश करें।',
  keep: 'मेरे लिए लॉक करके रखें',
  keepHint: 'लॉक किया हुआ संदेश इस फ़ोन पर कोई और नहीं पढ़ सकता। जब आप यहाँ फिर लॉग इन करेंगे, तब वह खुलेगा और भेजा जाएगा।',
  cannotKeep: 'यहाँ लॉक नहीं किया जा सकता: यह पता सुरक्षित (https) नहीं है।',
  export: 'कॉपी बनाएँ',
  copied: (name: string) => `कॉपी ${name} नाम से आपके ब्राउज़र को दे दी गई है।`,
  delete: 'मिटाएँ',
  deleteLabel: (count: number) => `मिटाने के लिए यह संख्या लिखें: ${count}`,
  deleteWrong: (count: number) => `कृपया ${count} लिखें।`,
  beingSent: 'एक संदेश अभी भेजा जा रहा है। एक पल रुककर फिर कोशिश करें।',
  cancel: 'लॉग इन रहें',
  failed: 'यह नहीं हो सका। आप अब भी लॉग इन हैं, और कुछ नहीं बदला।',
  left: 'लॉग आउट हो गया।',
};

export const sessionTexts: Translated<typeof english.sessionTexts> = {
  waiting: (count: number) =>
    plural(count, {
      one: 'आपका # संदेश भेजना बाकी है। उसे भेजने के लिए फिर लॉग इन करें।',
      other: 'आपके # संदेश भेजने बाकी हैं। उन्हें भेजने के लिए फिर लॉग इन करें।',
    }),
  ended: 'आपको इस फ़ोन पर लॉग आउट कर दिया गया है।',
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
  cannotSeal:
    'अगर आप कोई और हैं, तो आप अभी यहाँ लॉग इन नहीं कर सकते: यह पता सुरक्षित (https) नहीं है, इसलिए संदेश उसके लिए लॉक नहीं किया जा सकता।',
  sealed: (count: number) =>
    plural(count, { one: 'किसी और व्यक्ति का # संदेश भेजना बाकी है।', other: 'किसी और व्यक्ति के # संदेश भेजने बाकी हैं।' }),
};
