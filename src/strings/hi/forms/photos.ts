import { numberText, plural } from '../../plural.ts';
import { sizeText } from '../../size.ts';
import { isolated } from '../../isolate.ts';
import type * as english from '../../forms/photos.ts';
import type { Translated } from '../../texts.ts';

export const photoTexts: Translated<typeof english.photoTexts> = {
  take: 'फ़ोटो खींचें',
  choose: 'फ़ोटो चुनें',
  hint: (most: number) =>
    plural(most, { other: 'ज़्यादा से ज़्यादा # फ़ोटो। इन्हें इसी फ़ोन में छोटा किया जाता है और आपके लिखे संदेश के बाद भेजा जाता है।' }),
  add: 'फ़ोटो जोड़ें',
  ofWork: (most: number) =>
    plural(most, {
      other: 'ज़रूरी नहीं। ज़्यादा से ज़्यादा # फ़ोटो, जो इसी फ़ोन में छोटी की जाती हैं। इन्हें सिर्फ़ आप और एडमिन देखते हैं।',
    }),
  show: (count: number) => plural(count, { other: '# फ़ोटो दिखाएँ' }),
  preparing: (count: number) => plural(count, { other: '# फ़ोटो तैयार हो रही हैं…', one: '# फ़ोटो तैयार हो रही है…' }),
  cost: (count: number, bytes: number) => plural(count, { other: '# फ़ोटो' }) + `, ${sizeText(bytes)}`,
  thinLink:
    'मोबाइल डेटा या धीमे नेटवर्क पर पहले छोटी तस्वीरें जाती हैं। पूरी फ़ोटो Wi-Fi मिलने पर जाती हैं, या जब आप “फ़ोटो अभी भेजें” दबाते हैं।',
  photo: (place: number) => `फ़ोटो ${numberText(place)}`,
  caption: 'इसमें क्या दिख रहा है',
  up: (place: number) => `फ़ोटो ${numberText(place)} को ऊपर करें`,
  down: (place: number) => `फ़ोटो ${numberText(place)} को नीचे करें`,
  moved: (place: number) => `अब यह फ़ोटो ${numberText(place)} है।`,
  remove: (place: number) => `फ़ोटो ${numberText(place)} हटाएँ`,
  removed: 'फ़ोटो हटा दी गई।',
  undo: 'वापस लाएँ',
  putBack: 'फ़ोटो वापस आ गई।',
  asItCame: (bytes: number) =>
    `यह फ़ोन इस तरह की फ़ोटो नहीं खोल पाता। यह जैसी है वैसी ही भेजी जाएगी (${sizeText(bytes)}), और कैमरे ने उसमें जो जानकारी लिखी है वह भी साथ जाएगी। इसे सिर्फ़ एडमिन डाउनलोड कर सकते हैं।`,
  notMadeSmaller: (bytes: number) =>
    `यह ब्राउज़र फ़ोटो छोटी नहीं कर पाता। यह जैसी है वैसी ही भेजी जाएगी (${sizeText(bytes)}); सर्वर सिर्फ़ तस्वीर रखता है, कैमरे की लिखी जानकारी नहीं।`,
  askPlace: 'इस फ़ोटो में लिखा है कि यह कहाँ खींची गई थी। क्या यहाँ वही जगह डालें?',
  askOtherPlace: (distance) => `यह फ़ोटो इस फ़ॉर्म की जगह से ${distance} दूर खींची गई थी। क्या इसके बजाय फ़ोटो की जगह डालें?`,
  takePlace: 'फ़ोटो की जगह डालें',
  noPlace: 'न डालें',
  placeUsed: 'फ़ोटो की जगह डाल दी गई है।',
  nothingShared: 'कोई फ़ोटो नहीं आई। उसे यहाँ चुनें।',
  notArrived: (count: number) =>
    plural(count, {
      one: '# फ़ोटो इस फ़ोन में सेव नहीं हो पाई। कृपया उसे फिर चुनें।',
      other: '# फ़ोटो इस फ़ोन में सेव नहीं हो पाईं। कृपया उन्हें फिर चुनें।',
    }),
  refused: {
    'not-image': (name: string) => `${isolated(name)}: सिर्फ़ तस्वीर वाली फ़ाइलें चुनी जा सकती हैं।`,
    broken: (name: string) => `${isolated(name)} नहीं खुल रही: फ़ाइल खराब है। कृपया कोई और चुनें।`,
    unusable: (name: string) => `${isolated(name)}: इस तरह की फ़ोटो काम में नहीं आ सकती। कृपया इसे JPEG में सेव करके चुनें।`,
    'ended-page': (name: string) =>
      `${isolated(name)} को तैयार करते हुए यह पेज दो बार बंद हो गया। कृपया कोई और चुनें; आपका लिखा सुरक्षित है और इसके बिना भी जा सकता है।`,
    'too-large': (name: string) => `${isolated(name)} बहुत बड़ी है और यह फ़ोन इसे छोटा नहीं कर पाता। कृपया कोई और चुनें।`,
    many: (name: string) => `${isolated(name)} छोड़ दी गई: इससे ज़्यादा फ़ोटो नहीं भेजी जा सकतीं।`,
    full: (name: string) => `इस फ़ोन में ${isolated(name)} के लिए जगह नहीं है। आपका लिखा सुरक्षित है: आप इसके बिना भी भेज सकते हैं।`,
    failed: (name: string) => `${isolated(name)} इस फ़ोन में सेव नहीं हो पाई। आपका लिखा सुरक्षित है: आप इसके बिना भी भेज सकते हैं।`,
  },
};

export const photoProgressTexts: Translated<typeof english.photoProgressTexts> = {
  title: 'फ़ोटो',
  onPhone: (count: number) => plural(count, { one: '# फ़ोटो अभी इसी फ़ोन में है', other: '# फ़ोटो अभी इसी फ़ोन में हैं' }),
  afterText: 'ये लिखे संदेश के बाद भेजी जाती हैं।',
  allSent: (count: number) => plural(count, { one: '# फ़ोटो पहुँच गई।', other: '# फ़ोटो पहुँच गईं।' }),
  lost: (count: number) =>
    plural(count, {
      one: '# फ़ोटो अब इस फ़ोन में नहीं है, इसलिए भेजी नहीं जा सकती।',
      other: '# फ़ोटो अब इस फ़ोन में नहीं हैं, इसलिए भेजी नहीं जा सकतीं।',
    }),
  foreign: 'यह सर्वर फ़ोटो नहीं लेता। वे इसी फ़ोन में रहेंगी।',
  smallFirst: 'पहले छोटी तस्वीरें जाती हैं। पूरी फ़ोटो Wi-Fi मिलने पर जाएँगी।',
  sendNow: 'फ़ोटो अभी भेजें',
  sendingNow: 'फ़ोटो अब किसी भी नेटवर्क पर भेजी जाएँगी।',
  waits: 'भेजना बाकी है',
  sent: 'पहुँच गई',
  refused: 'सर्वर ने नहीं ली',
  tooLarge: 'बहुत बड़ी है: सर्वर ने नहीं ली',
  unreadable: 'पहुँच गई, लेकिन सर्वर इसे खोल नहीं पाया',
  smallSent: 'छोटी तस्वीर पहुँच गई',
  partSent: (done: number, whole: number) => `${sizeText(whole)} में से ${sizeText(done)} भेजा गया`,
  settingTitle: 'मोबाइल डेटा पर फ़ोटो',
  settingHint: 'जब नेटवर्क धीमा हो या डेटा का पैसा लगता हो।',
  settings: { all: 'हमेशा भेजें', small: 'सिर्फ़ छोटी तस्वीरें' },
};
