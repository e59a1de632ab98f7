import type * as english from '../../public/donate.ts';
import type { Translated } from '../../texts.ts';

export const shownDonationMessages: Translated<typeof english.shownDonationMessages> = {
  signIn: 'दान करने के लिए कृपया लॉग इन करें',
  serverError: (status: number) => `सर्वर में गड़बड़ी: ${status}`,
  orderFailed: 'दान का ऑर्डर नहीं बन सका',
  verifyFailed: 'भुगतान की पुष्टि नहीं हो सकी। कृपया हमसे संपर्क करें।',
  paymentFailed: (description: string) => `भुगतान नहीं हुआ: ${description}`,
  somethingWrong: 'कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  thanks: 'आपके दान के लिए धन्यवाद!',
};

export const donateTexts: Translated<typeof english.donateTexts> = {
  title: 'दान करें',
  lead: 'आपका पैसा राहत के काम में जाता है। उसका क्या हुआ, यह एक-एक पैसे तक सबके सामने है।',
  whatBecomes: 'देखें कि पैसा कहाँ जाता है',
  testTitle: 'सिर्फ़ परीक्षण वाले भुगतान',
  test: 'यह सर्वर असली भुगतान नहीं लेता: कोई पैसा नहीं कटता, और हर दान पर परीक्षण लिखा रहता है।',
  campaign: (disaster: string) => `इस आपदा के राहत के काम के लिए: ${disaster}`,
  campaignUnknown: 'उस आपदा के लिए जिसके पेज से आप आए हैं।',
  general: 'जहाँ सबसे ज़्यादा ज़रूरत हो, वहाँ के लिए।',
  giveGenerally: 'इसके बजाय वहाँ दें जहाँ सबसे ज़्यादा ज़रूरत हो',
  campaignOver: 'इस आपदा के लिए अभी दान नहीं लिया जाता। आप वहाँ दे सकते हैं जहाँ सबसे ज़्यादा ज़रूरत हो।',
  amount: 'राशि रुपये में (₹)',
  amountHint: 'कम से कम ₹1, जैसे 500 या 99.50.',
  name: 'पूरा नाम',
  email: 'ईमेल पता',
  phone: 'फ़ोन',
  phoneHint: '10 अंक, देश के कोड के बिना।',
  purpose: 'किस काम के लिए',
  purposeHint: 'अगर यह किसी ख़ास काम के लिए हो।',
  optional: 'ज़रूरी नहीं',
  about: 'आपका दान',
  you: 'आपके बारे में',
  private: 'आपका नाम और संपर्क सिर्फ़ आप और एडमिन देखते हैं। सार्वजनिक बहीखाते में राशि और दिन दिखते हैं।',
  submit: 'दान करें',
  ordering: 'एक पल रुकें…',
  needsNetwork: 'दान के लिए नेटवर्क चाहिए: इसे बाद में भेजने के लिए नहीं रखा जाता। आपने जो लिखा है वह इस फ़ोन में रहेगा।',
  offline: 'नेटवर्क नहीं है। कुछ भुगतान नहीं हुआ। आपने जो लिखा है वह इस फ़ोन में रहेगा: नेटवर्क आने पर फिर कोशिश करें।',
  login: 'लॉग इन करें',
  register: 'खाता बनाएँ',
  restored: 'आपने जो लिखा था, वह हमने रख लिया है।',
  startOver: 'नए सिरे से शुरू करें',
  summary: 'कृपया निशान लगी जगहें देखें:',
  dismissed: 'आपने भुगतान बंद कर दिया। कुछ भुगतान नहीं हुआ।',
  dialogFailed: 'भुगतान का पेज नहीं खुल सका। कुछ भुगतान नहीं हुआ। कृपया फिर कोशिश करें।',
  confirming: 'आपके भुगतान की पुष्टि हो रही है…',
  unconfirmedTitle: (amount: string) => `${amount} के भुगतान की पुष्टि हो रही है`,
  payAgain: 'फिर भी दोबारा भुगतान करें',
  unconfirmed: 'फिर से भुगतान करने की ज़रूरत नहीं है। सर्वर खुद भुगतान सेवा से पूछता है; नतीजा आपके खाते में दिखेगा।',
  sessionOver: 'आपका लॉगिन खत्म हो गया है। नतीजा देखने के लिए फिर लॉग इन करें।',
  checkAgain: 'फिर देखें',
  done: (amount: string) => `${amount} मिल गए।`,
  second: 'इसका भुगतान पहले ही हो चुका था। दूसरा भुगतान आपको लौटाया जा रहा है।',
  receipt: 'रसीद देखें',
  another: 'फिर से दान करें',
  toAccount: 'मेरे दान',
};

export const testPaymentTexts: Translated<typeof english.testPaymentTexts> = {
  title: 'परीक्षण भुगतान',
  body: (amount: string) => `कोई पैसा नहीं कटता। जैसे आपने ${amount} दिए हों:`,
  pay: 'भुगतान करें (परीक्षण)',
  fail: 'भुगतान को असफल होने दें (परीक्षण)',
  cancel: 'रद्द करें',
};

export const donationStatusTexts: Translated<typeof english.donationStatusTexts> = {
  completed: 'पूरा हुआ',
  pending: 'बाकी है',
  failed: 'नहीं हुआ',
};

export const ownDonationTexts: Translated<typeof english.ownDonationTexts> = {
  none: 'आपने अभी तक कुछ नहीं दिया है।',
  unknown: 'आपके दान अगली बार नेटवर्क मिलने पर दिखेंगे।',
  asOf: (time: string) => `आखिरी अपडेट: ${time}`,
  give: 'दान करें',
  receipt: (number: number) => `रसीद ${number}`,
  refunded: (amount: string) => `${amount} आपको वापस मिले।`,
  test: 'परीक्षण',
};

export const receiptTexts: Translated<typeof english.receiptTexts> = {
  title: 'दान की रसीद',
  number: 'रसीद नंबर',
  received: 'देने वाले का नाम',
  amount: 'राशि',
  day: 'भुगतान का दिन',
  for: 'किसके लिए',
  general: 'जहाँ सबसे ज़्यादा ज़रूरत हो',
  purpose: 'किस काम के लिए',
  payment: 'भुगतान',
  operator: 'लेने वाले',
  test: 'यह परीक्षण का भुगतान था: कोई पैसा नहीं कटा, और यह दान का सबूत नहीं है।',
  refunded: (amount: string) => `इसमें से ${amount} देने वाले को वापस गए।`,
  print: 'प्रिंट करें',
  pdf: 'PDF के रूप में सेव करें',
  noPdf: 'इस नाम में ऐसे अक्षर हैं जो फ़ाइल में नहीं दिख सकते। इसके बजाय यह पेज प्रिंट करें।',
  entry: 'बहीखाते में प्रविष्टि',
  proof: 'बहीखाते का प्रमाण',
  proofLead: 'यह फ़ाइल साबित करती है कि आपका दान सार्वजनिक बहीखाते में दर्ज है। कोई भी इसे जाँच सकता है; इसमें आपका नाम नहीं है।',
  saveProof: 'प्रमाण सेव करें',
  back: 'मेरे दान',
  gone: 'यह दान आपका नहीं है, या वहाँ नहीं है।',
  notPaid: 'इस दान का भुगतान नहीं हुआ है: रसीद नहीं है।',
  offline: 'इस फ़ोन ने आखिरी बार यही देखा था।',
};

export const donationProblemTexts: Translated<typeof english.donationProblemTexts> = {
  missingAmount: 'कृपया राशि लिखें।',
  wrongAmount: 'यह रुपये की राशि नहीं है। ऐसे लिखें: 500 या 99.50.',
  tooLittle: 'सबसे छोटा दान ₹1 का है।',
  tooMuch: (most: string) => `सबसे बड़ा दान ${most} का है।`,
  missingName: 'कृपया अपना पूरा नाम लिखें।',
  missingPhone: 'कृपया अपना फ़ोन नंबर लिखें।',
  wrongPhone: 'यहाँ फ़ोन नंबर में ठीक 10 अंक होते हैं।',
};
