import { plural } from '../../plural.ts';
import type * as english from '../../shell/app.ts';
import type { Translated } from '../../texts.ts';

export const appTexts: Translated<typeof english.appTexts> = {
  name: 'Relief Relay',
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  mainNavigation: 'मुख्य मेन्यू',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  home: 'होम',
  about: 'हमारे बारे में',
  contact: 'संपर्क',
  ngo: 'एनजीओ',
  guide: 'गाइड',
  login: 'लॉग इन करें',
  register: 'रजिस्टर करें',
  dashboard: 'डैशबोर्ड',
  account: 'खाता',
  logout: 'लॉग आउट करें',
  personMenu: (name: string) => (name === '' ? 'आपका खाता' : `${name} का खाता`),
  volunteer: 'स्वयंसेवक',
  quickLinks: 'काम के लिंक',
  legal: 'नियम और शर्तें',
  privacyPolicy: 'निजता नीति',
  termsOfService: 'सेवा की शर्तें',
  cookiePolicy: 'कुकी नीति',
  inDanger: 'खतरे में हैं?',
  call: (number: string) => `${number} पर कॉल करें`,
  waitingShort: (count: number) => plural(count, { one: '# भेजना बाकी', other: '# भेजने बाकी' }),
  waitingRest: ' (इस डिवाइस में)',
  waitingRead: 'कृपया पढ़ें',
  waitingDamage: '। इस फ़ोन के स्टोरेज का एक हिस्सा खराब हुआ था। देखें कि क्या हुआ',
  waitingUnknown: 'स्टोरेज नहीं खुल रहा',
  offline: 'नेटवर्क नहीं: फ़ोन में सेव हुआ, बाद में जाएगा।',
  loading: 'एक पल रुकें…',
  needed: 'जिन पर * है, उन्हें भरना ज़रूरी है।',
  partMissing: 'यह हिस्सा अभी इस फ़ोन पर नहीं है।',
  tryAgain: 'फिर कोशिश करें',
  documentTitle: (screen: string) => `${screen} · Relief Relay`,
};

export const troubleTexts: Translated<typeof english.troubleTexts> = {
  title: 'यह पेज रुक गया है',
  body: 'जो आपने सेव किया, वह इस फ़ोन में है और भेजा जाएगा।',
  chunkTitle: 'यह पेज अभी आपके फ़ोन में नहीं है',
  chunkBody:
    'ऐप अपडेट हुआ, या पेज खुलते समय नेटवर्क चला गया। आपका सेव किया हुआ कुछ नहीं खोया है। फिर कोशिश करने के लिए पेज दोबारा खोलें।',
  reload: 'फिर से लोड करें',
  seeWaiting: 'देखें कि इस डिवाइस में क्या है',
  later: 'इंटरनेट मिलने पर ले आएँ',
  laterNoted: 'इंटरनेट मिलते ही यह आ जाएगा।',
  technical: 'तकनीकी जानकारी',
};
