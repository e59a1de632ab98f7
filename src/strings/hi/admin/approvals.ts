import { plural } from '../../plural.ts';
import type * as english from '../../admin/approvals.ts';
import type { Translated } from '../../texts.ts';

export const approvalTexts: Translated<typeof english.approvalTexts> = {
  about: (act: string, name: string) => `${act}: ${name}`,
  tables: {
    volunteer: 'स्वयंसेवकों के अनुरोध, मंज़ूरी बाकी',
    ngo: 'एनजीओ के अनुरोध, मंज़ूरी बाकी',
    admin: 'एडमिन के अनुरोध, मंज़ूरी बाकी',
  },
  nobody: 'किसी की मंज़ूरी बाकी नहीं है।',
  approve: 'मंज़ूर करें',
  refuse: 'अस्वीकार करें',
  showMore: 'और दिखाएँ',
  reload: 'ताज़ा करें',

  decided: 'जिन पर फ़ैसला हो चुका',
  decidedTables: { approved: 'मंज़ूर किए गए', refused: 'अस्वीकार किए गए' },
  approvedBy: (by: string | undefined, when: string) =>
    `${by === undefined ? 'मंज़ूर किया गया' : `${by} ने मंज़ूर किया`}, ${when}`,
  refusedBy: (by: string | undefined, when: string) =>
    `${by === undefined ? 'अस्वीकार किया गया' : `${by} ने अस्वीकार किया`}, ${when}`,
  reason: (reason: string) => `कारण: ${reason}`,
  nothingDecided: 'कोई नहीं।',
  withdraw: 'मंज़ूरी वापस लें',
  approveAfterAll: 'अब मंज़ूर करें',
};

export const decisionTexts: Translated<typeof english.decisionTexts> = {
  refuseTitle: (name: string) => `${name} को अस्वीकार करें?`,
  withdrawTitle: (name: string) => `${name} की मंज़ूरी वापस लें?`,
  refuseBody: 'उस व्यक्ति को आपका लिखा कारण अपने पेज पर दिखेगा। बाद में मंज़ूरी दी जा सकती है।',
  expected: (where: string) => `अभी यहाँ उनका इंतज़ार है: ${where}। उनकी जगह तुरंत खाली हो जाएगी: पहले उन्हें फ़ोन करें।`,
  near: (what: string, town: string) => `${what}, ${town} के पास`,
  people: (count: number) => plural(count, { one: '# व्यक्ति', other: '# लोग' }),
  withdrawBody: 'उन्हें हर जगह लॉग आउट कर दिया जाएगा, और इस भूमिका से मिले सब अधिकार खत्म हो जाएँगे। आपका लिखा कारण उन्हें दिखेगा।',
  reason: 'कारण',
  reasonHint: 'एक वाक्य, जो उस व्यक्ति को समझ आए।',
  reasonMissing: 'कृपया कारण लिखें।',
  refuseYes: 'अस्वीकार करें',
  withdrawYes: 'वापस लें',
  adminTitle: (name: string) => `${name} को एडमिन बनाएँ?`,
  adminBody:
    'एडमिन सब कुछ देख सकता है, ज़रूरतमंद लोगों के नाम और नंबर भी, और बाकी सबके बारे में फ़ैसला करता है। पक्का करें कि आप इस व्यक्ति को जानते हैं।',
  adminYes: 'एडमिन बनाएँ',
  no: 'रहने दें',
};

export const findTexts: Translated<typeof english.findTexts> = {
  title: 'रीसेट लिंक',
  lead: 'जो अब लॉग इन नहीं कर पा रहे, उनके लिए: नया पासवर्ड बनाने का लिंक बनाएँ।',
  label: 'नाम या ईमेल पता',
  find: 'खोजें',
  searching: 'खोजा जा रहा है…',
  none: 'कोई नहीं मिला।',
  found: (count: number) => plural(count, { one: '# व्यक्ति मिला।', other: '# लोग मिले।' }),
  showMore: 'और दिखाएँ',
  cancel: 'रहने दें',
  close: 'बंद करें',
  makeLinkFor: (name: string) => `${name} के लिए पासवर्ड का लिंक बनाएँ`,
  makeLink: 'पासवर्ड का लिंक बनाएँ',
  confirmTitle: (name: string) => `${name} के लिए पासवर्ड का लिंक बनाएँ?`,
  confirmBody:
    'जिसके पास यह लिंक होगा, वह इस व्यक्ति के नाम से लॉग इन कर सकेगा। पक्का करें कि आप उसी व्यक्ति से बात कर रहे हैं, और लिंक किसी और को न दें। पुराना लिंक बंद हो जाएगा।',
  confirmYes: 'लिंक बनाएँ',
  ready: 'लिंक तैयार है',
  goodFor: (minutes: number) =>
    plural(minutes, { one: '# मिनट तक, और एक ही बार चलेगा।', other: '# मिनट तक, और एक ही बार चलेगा।' }),
  mailed: (email: string, minutes: number) =>
    `लिंक ${email} पर भेज दिया गया है। ${plural(minutes, { one: 'वह # मिनट तक, और एक ही बार चलेगा।', other: 'वह # मिनट तक, और एक ही बार चलेगा।' })}`,
  link: 'लिंक',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया है।',
  notCopied: 'लिंक कॉपी नहीं हो सका। कॉपी करने के लिए लिंक को दबाकर रखें।',
};

export const accountStatusNames: Translated<typeof english.accountStatusNames> = {
  pending: 'मंज़ूरी बाकी',
  approved: 'मंज़ूर',
  refused: 'अस्वीकृत',
  donor: 'दानदाता',
};
