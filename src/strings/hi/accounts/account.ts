import { plural } from '../../plural.ts';
import { limits } from '../../../../contract/limits.ts';
import type * as english from '../../accounts/account.ts';
import type { Translated } from '../../texts.ts';

export const signInTexts: Translated<typeof english.signInTexts> = {
  email: 'ईमेल',
  password: 'पासवर्ड',
  code: 'कोड',
  codeHint:
    'छह अंक, जो आपका ऑथेंटिकेटर ऐप अभी दिखा रहा है, या आपका कोई रिकवरी कोड। दोनों खो गए हों, तो सर्वर चलाने वाला आपको फिर से प्रवेश दिला सकता है।',
  submit: 'लॉग इन करें',
  busy: 'एक पल रुकें…',
  wrong: 'ईमेल या पासवर्ड गलत है।',
  wrongCode: 'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है। जो कोड अभी दिख रहा है, वह लिखें।',
  noAccount: 'खाता नहीं है?',
  register: 'रजिस्टर करें',
  forgot: 'पासवर्ड याद नहीं?',
  signedIn: (name: string) => (name === '' ? 'आप लॉग इन हैं' : `आप ${name} नाम से लॉग इन हैं`),
  signedInBody: 'आप आगे बढ़ें, या यहाँ दूसरे खाते से लॉग इन करें।',
  ended: 'आपका लॉगिन खत्म हो गया है',
  endedBody: 'आगे बढ़ने के लिए फिर लॉग इन करें। जो इस फ़ोन से भेजना बाकी है, वह रखा है। आपके अपने संदेश लॉग इन के बाद भेजे जाएँगे।',
  toDashboard: 'डैशबोर्ड पर जाएँ',
  withoutAccount: 'आपदा की रिपोर्ट करने या मदद माँगने के लिए खाता नहीं चाहिए।',
};

export const registerTexts: Translated<typeof english.registerTexts> = {
  lead: 'स्वयंसेवकों, एनजीओ और एडमिन के लिए। आपदा की रिपोर्ट करने या मदद माँगने के लिए खाता नहीं चाहिए।',
  name: 'नाम',
  nameHint: 'आपका अपना नाम, या आपकी संस्था का नाम।',
  role: 'किस रूप में रजिस्टर करना है',
  roleHints: {
    volunteer: 'आप मौके पर जाकर मदद करते हैं। पहले एडमिन आपको मंज़ूरी देगा।',
    ngo: 'आपकी संस्था मदद के अनुरोधों की ज़िम्मेदारी लेती है। पहले एडमिन उसे मंज़ूरी देगा।',
    admin: 'आप राहत के काम में तालमेल करते हैं। पहले कोई दूसरा एडमिन आपको मंज़ूरी देगा।',
  },
  setupCode: 'सेटअप कोड',
  setupCodeHint: 'अभी कोई एडमिन नहीं है। सर्वर ने पहली बार चालू होने पर जो कोड दिखाया था, उससे आप पहले एडमिन बनेंगे।',
  consentLead: 'रजिस्टर करके आप मानते हैं कि आपकी यह जानकारी रखी जाए:',
  privacyPolicy: 'निजता नीति',
  submit: 'रजिस्टर करें',
  busy: 'एक पल रुकें…',
  haveAccount: 'पहले से खाता है?',
  login: 'लॉग इन करें',
  taken: 'इस ईमेल पते से खाता पहले ही बन चुका है। उससे लॉग इन करें, या नया पासवर्ड बनाएँ।',
  perhaps: 'अगर खाता फिर भी बन गया हो, तो आप उससे अभी लॉग इन कर सकते हैं।',
  made: 'आपका खाता बन गया है',
  madeBody: {
    pending: 'स्थिति देखने के लिए लॉग इन करें: पहले एडमिन खाते को देखेगा। तब तक आपको वही दिखेगा जो सबको दिखता है।',
    approved: 'अब इससे लॉग इन करें।',
    refused: 'स्थिति देखने के लिए लॉग इन करें।',
  },
};

export const passwordTexts: Translated<typeof english.passwordTexts> = {
  show: 'पासवर्ड दिखाएँ',
  hide: 'पासवर्ड छिपाएँ',
  hint: `कम से कम ${limits.passwordMinCharacters} अक्षर। एक छोटा वाक्य आसानी से याद रहता है।`,
  missing: (count: number) => plural(count, { one: '# अक्षर और चाहिए।', other: '# अक्षर और चाहिए।' }),
  longEnough: 'लंबाई ठीक है।',
  forgotLead: 'अपना ईमेल पता लिखें: नया पासवर्ड बनाने का लिंक उस पर भेजा जाएगा।',
  forgotSubmit: 'मुझे लिंक भेजें',
  forgotSent: 'अपना ईमेल देखें',
  forgotSentBody: `अगर इस पते का कोई खाता है, तो लिंक भेजा जा रहा है। वह ${limits.resetLinkMinutes} मिनट तक, और एक ही बार चलेगा।`,
  mailUnknown: 'यह सर्वर ईमेल से लिंक भेज सकता है या नहीं, यह कनेक्शन मिलने पर ही पता चलेगा। आप किसी एडमिन से भी लिंक माँग सकते हैं।',
  noMail: 'यह सर्वर ईमेल नहीं भेजता',
  noMailBody: `किसी एडमिन से नया पासवर्ड बनाने का लिंक माँगें: मिलकर, फ़ोन से या संदेश भेजकर। वह ${limits.resetLinkMinutes} मिनट तक, और एक ही बार चलेगा।`,
  backToLogin: 'लॉगिन पर वापस',
  resetLead: 'इसके बाद सभी जगह लॉग आउट हो जाएगा, और आप नए पासवर्ड से लॉग इन करेंगे।',
  newPassword: 'नया पासवर्ड',
  resetSubmit: 'पासवर्ड सेव करें',
  changedNews: { title: 'आपका नया पासवर्ड बन गया है', body: 'अब इससे लॉग इन करें।' },
  linkIncomplete: 'यह लिंक पूरा नहीं है',
  linkIncompleteBody: 'संदेश में मिला पूरा लिंक फिर से खोलें, या नया लिंक माँगें। लिंक एक ही बार चलता है, पेज फिर से खोलने पर नहीं।',
  linkOver: 'यह लिंक अब नहीं चलता: लिंक थोड़ी देर तक, और एक ही बार चलता है। नया लिंक माँगें।',
  newLink: 'नया लिंक माँगें',
};

export const accountProblemTexts: Translated<typeof english.accountProblemTexts> = {
  missing: {
    name: 'कृपया नाम लिखें।',
    email: 'कृपया अपना ईमेल पता लिखें।',
    password: 'कृपया अपना पासवर्ड लिखें।',
    newPassword: 'कृपया नया पासवर्ड लिखें।',
    role: 'कृपया एक चुनें।',
    code: 'कृपया कोड लिखें।',
  },
  missingOther: 'कृपया इसे भरें।',
  notAnEmail: 'यह ईमेल पता नहीं है। ईमेल पता ऐसा होता है: name@example.org',
  pleaseUse: (bound: string) => `कृपया ${bound} लिखें।`,
};
