import type * as english from '../../admin/admin-aid.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const aidTabTexts: Translated<typeof english.aidTabTexts> = {
  none: 'सहायता का कोई अनुरोध नहीं मिला',
  noneOfThese: 'आप जो खोज रहे हैं, वैसा कोई सहायता अनुरोध नहीं है।',
  clear: 'सभी दिखाएँ',
  notYet: 'किसे मदद चाहिए, यह देखने से पहले किसी एडमिन को आपका खाता मंज़ूर करना होगा।',
  search: 'सहायता अनुरोध खोजें',
  searchHint: 'अनुरोध के शब्द, कोई नाम, ज़रूरत या रेफ़रेंस।',
  filters: 'कौन-से सहायता अनुरोध',
  all: 'सभी',
  unclaimed: 'अभी किसी ने नहीं लिया',
  unconfirmed: 'पहुँचाया गया, पुष्टि नहीं',
  urgent: 'बहुत जल्दी चाहिए',
  counted: (label: string, count: string) => `${label} (${count})`,
  found: (count: number) => plural(count, { one: '# अनुरोध', other: '# अनुरोध' }),
  foundMore: (count: number) => plural(count, { one: '# अनुरोध और आगे भी', other: '# अनुरोध और आगे भी' }),
  heldBack: (count: number) =>
    plural(count, {
      one: '# अनुरोध देखने के लिए अलग रखा है, क्योंकि एक साथ बहुत सारे आए।',
      other: '# अनुरोध देखने के लिए अलग रखे हैं, क्योंकि एक साथ बहुत सारे आए।',
    }),
};

export const aidStatusNames: Translated<typeof english.aidStatusNames> = {
  active: 'जारी',
  fulfilled: 'पूरे',
  withdrawn: 'वापस लिए गए',
  expired: 'समय बीत चुका',
};

export const aidCardTexts: Translated<typeof english.aidCardTexts> = {
  viewDetails: 'पूरी जानकारी देखें',
  detailsOf: (what: string, who: string) => `पूरी जानकारी देखें: ${what}, ${who}`,
  requester: 'अनुरोध करने वाला',
  contact: 'फ़ोन नंबर',
  deadline: 'कब तक चाहिए',
  offeredWider: 'पूरा नहीं लिया गया: दूर तक बताया जा रहा है',
  overdue: 'समय निकल गया',
  location: 'जगह',
  requirements: 'ज़रूरतें',
  urgent: 'बहुत जल्दी चाहिए',
  heldBack: 'देखने के लिए अलग रखा है',
  forPerson: (name: string) => `${name} के लिए`,
  delivered: (what: string) => `पहुँच चुका: ${what}`,
  given: (how: string) => `ऐसे दिया गया: ${how}`,
  hand: (name: string, when: string) => `${name} के पास, ${when} से`,
  unnamed: 'एक संस्था',
  waits: 'इस फ़ोन पर इंतज़ार में',
  statusOf: (need: string, status: string) => `${need}: ${status}। बदलें`,
  change: 'बदलें',
  details: 'सहायता अनुरोध',
  reference: 'रेफ़रेंस',
  created: 'मिलने का समय',
  written: 'लिखने का समय',
  confirmed: 'माँगने वाले ने पुष्टि की',
  moved: 'माँगने वाले ने जगह बदली',
  movedFrom: 'इससे पहले की जगह',
  close: 'बंद करें',
  gone: 'यह सहायता अनुरोध इस फ़ोन पर नहीं है।',
};

export const aidActTexts: Translated<typeof english.aidActTexts> = {
  saved: 'इस फ़ोन पर सेव हो गया। यह अपने आप भेजा जाएगा।',
  notSaved: 'यह फ़ोन इसे सेव नहीं कर सका, इसलिए कुछ नहीं बदला। कृपया फिर से कोशिश करें।',
  cancel: 'रहने दें',
  reason: 'कारण',
  reasonHint: 'यह इस अनुरोध के इतिहास में रहेगा।',
  reasonMissing: 'कृपया कारण लिखें।',

  assign: 'किसी संस्था को सौंपें',
  assignTitle: 'किसी संस्था को सौंपें',
  assignLines: 'संस्था क्या सँभालेगी',
  assignNone: 'कम से कम एक ज़रूरत चुनें।',
  findNgo: 'संस्था का नाम, जगह या काम',
  noNgos: 'इस फ़ोन पर ऐसी कोई संस्था नहीं है।',
  firstNgos: (shown: string, total: string) => `${total} संस्थाओं में से सबसे ठीक बैठने वाली ${shown}।`,
  moreNgos: 'और संस्थाएँ दिखाएँ',
  noNgosThere: 'सर्वर पर भी ऐसी कोई संस्था नहीं है।',
  sameNgos: 'ये सब ऊपर पहले से हैं।',
  fits: 'इस तरह की मदद करती है',
  there: 'उसी जगह पर',
  give: 'सौंपें',
  giveTo: (name: string) => `सौंपें: ${name}`,

  handBack: 'वापस लें',
  handBackFrom: (name: string) => `वापस लें: ${name}`,
  handBackTitle: (name: string) => `${name} से वापस लें?`,
  handBackBody: 'संस्था फिर यह नहीं देख पाएगी कि मदद किसके लिए है। जो बाकी है, वह फिर किसी के पास नहीं रहेगा।',

  closeRequest: 'अनुरोध बंद करें',
  newCode: 'नया कोड दें',
  newCodeTitle: 'पाने वाले को नया कोड दें?',
  newCodeBody: 'बहुत से ग़लत कोड डाले गए। पाने वाले को नया कोड उसके फ़ोन पर दिखेगा।',
  closeTitle: 'यह अनुरोध बंद करें?',
  closeBody: 'ज़रूरत बाकी होने पर भी अब कुछ और नहीं पहुँचेगा। जिसने इसे लिया था, उसके पास यह नहीं रहेगा। इसे फिर से खोला जा सकता है।',
  closeHow: 'यह क्यों बंद हो रहा है',
  closings: { withdrawn: 'वापस लिया गया: अब ज़रूरत नहीं है', expired: 'समय बीत चुका: अब बहुत देर हो गई है' },
  closeTold: (stage: string) => `अनुरोध करने वाले को “${stage}” दिखेगा। अब भी ज़रूरत हो, तो नया अनुरोध भेजना होगा।`,

  reopen: 'फिर से खोलें',
  release: 'मुख्य सूची में ले जाएँ',
};
