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
  written: (count: number) =>
    plural(count, {
      one: 'आपकी लिखी # रिपोर्ट, अनुरोध या संदेश किसी खाते का नहीं है: आपके लॉग आउट करने के बाद भी यह फ़ोन उसे भेजेगा। यहाँ उसे कोई और नहीं पढ़ सकता।',
      other:
        'आपकी लिखी # रिपोर्टें, अनुरोध या संदेश किसी खाते के नहीं हैं: आपके लॉग आउट करने के बाद भी यह फ़ोन उन्हें भेजेगा। यहाँ उन्हें कोई और नहीं पढ़ सकता।',
    }),
  send: 'अभी भेजें',
  sending: 'भेजने की कोशिश हो रही है…',
  stillHere: (count: number, why: string) =>
    `${plural(count, { one: '# संदेश नहीं भेजा जा सका।', other: '# संदेश नहीं भेजे जा सके।' })} ${why}`,
  stillHereWhy: 'कुछ और चुनें, या बाद में फिर कोशिश करें।',
  keep: 'मेरे लिए लॉक करके रखें',
  keepHint: 'लॉक किया हुआ संदेश इस फ़ोन पर कोई और नहीं पढ़ सकता। जब आप यहाँ फिर लॉग इन करेंगे, तब वह खुलेगा और भेजा जाएगा।',
  keepWritten: 'लॉग आउट करें, बाद में भेजें',
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
