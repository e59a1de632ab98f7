import type * as english from '../../public/disaster.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const disasterPageTexts: Translated<typeof english.disasterPageTexts> = {
  reports: (count: number) => plural(count, { one: 'इस बारे में # रिपोर्ट', other: 'इस बारे में # रिपोर्टें' }),
  loading: 'एक पल रुकें…',
  severity: 'कितनी गंभीर',
  status: 'स्थिति',
  since: 'कब से',
  until: 'कब समाप्त हुई',
  near: 'आस-पास मदद की माँगें',
  atLeast: (count: string) => `कम से कम ${count}`,
  resolved: (time: string) => `यह आपदा समाप्त हो चुकी है। समय: ${time}।`,
  resolvedSometime: 'यह आपदा समाप्त हो चुकी है।',
  asSeenBefore: 'सर्वर तक पहुँच नहीं है। इस फ़ोन को आखिरी बार यही पता चला था।',
  description: 'क्या हुआ',
  campaign: 'राहत के काम के बारे में',
  noDescription: 'कोई विवरण नहीं है।',
  impact: 'असर',
  place: 'जगह',
  mapLabel: (type: string) => `नक्शा: ${type}`,
  rounded: 'वहाँ के लोगों की सुरक्षा के लिए जगह करीब 1 किमी तक सही दिखाई गई है। मंज़ूर किए गए स्वयंसेवकों को सही-सही जगह दिखती है।',
  exact: 'आप मदद करते हैं, इसलिए आपको सही-सही जगह दिखती है। इसे आगे न बताएँ।',
  coarse: (distance: string) =>
    `फ़ोन को यह लोकेशन सिर्फ़ करीब ${distance} तक सही पता थी: जगह के लिखे हुए पते से चलें और पूछें। यह आपको इसलिए दिखती है कि आप मदद करते हैं। इसे आगे न बताएँ।`,
  noPlace: 'इसकी लोकेशन पता नहीं है।',
  share: 'शेयर करें',
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया है।',
  notCopied: 'यह ब्राउज़र लिंक कॉपी नहीं कर सका। लिंक पता लिखने की जगह पर है।',
  shareText: (type: string, address: string) => `${type}: देखें कि क्या पता है और मदद कैसे करें। ${address}`,
  photo: 'इस आपदा की फ़ोटो',
  showPhoto: 'फ़ोटो दिखाएँ',
  openPhoto: 'फ़ोटो खोलें',
  photoNotLoaded: 'फ़ोटो लोड नहीं हो सकी।',
  back: 'सभी आपदाएँ',
};

export const helpTexts: Translated<typeof english.helpTexts> = {
  title: 'आप कैसे मदद कर सकते हैं',
  donate: 'अभी दान करें',
  volunteer: 'स्वयंसेवक बनकर ज़िम्मा लें',
  aid: 'मदद माँगें',
  report: 'जो आप देख रहे हैं उसकी रिपोर्ट करें',
};

export const neededTexts: Translated<typeof english.neededTexts> = {
  title: 'किन चीज़ों की ज़रूरत है',
  within: (km: string) => `इसी तरह की आपदा के लिए ${km} के भीतर माँगा गया। सिर्फ़ वही गिना गया है जो अभी पूरा नहीं हुआ।`,
  notAll: (count: number) =>
    plural(count, { one: 'और भी हैं: यहाँ # माँग गिनी गई है।', other: 'और भी हैं: यहाँ # माँगें गिनी गई हैं।' }),
  none: (km: string) => `जहाँ तक इस फ़ोन को पता है, अभी ${km} के भीतर कुछ नहीं माँगा गया है।`,
  unknown: 'इस आपदा की लोकेशन पता नहीं है: कोई नहीं बता सकता कि इसके पास क्या माँगा गया है।',
  part: 'इस फ़ोन पर मदद की माँगों का सिर्फ़ एक हिस्सा है: और भी हो सकती हैं।',
  noCopy: 'मदद की माँगें अभी तक इस फ़ोन पर नहीं आई हैं।',
  other: 'कुछ और',
  asked: 'राहत का काम सँभालने वालों ने माँगा है।',
  nearby: 'आस-पास माँगा गया',
  requests: (count: number) => plural(count, { one: '# माँग', other: '# माँगें' }),
  urgent: (count: number) => plural(count, { one: '# बहुत जल्दी चाहिए', other: '# बहुत जल्दी चाहिए' }),
};

export const donationTexts: Translated<typeof english.donationTexts> = {
  title: 'दान',
  none: 'इस आपदा के लिए कोई दान दर्ज नहीं हुआ है।',
  unknown: 'इस फ़ोन को अभी नहीं पता कि इस आपदा के लिए कितना दान मिला है।',
  progress: 'अब तक का दान',
  ofTarget: (total: string, target: string) => `${target} में से ${total}`,
  target: (amount: string) => `राहत के काम के लिए ${amount} की ज़रूरत है।`,
  recent: 'हाल के दान',
  use: 'देखें कि निधि का उपयोग कैसे होता है',
  test: 'ये परीक्षण के दान हैं: कोई पैसा नहीं चला।',
};

export const missingDisasterTexts: Translated<typeof english.missingDisasterTexts> = {
  heading: 'आपदा',
  title: 'यह आपदा नहीं दिखाई जाती',
  body: 'यह सबको दिखने वाली सूची में नहीं है, या अब वहाँ नहीं रही।',
  awayTitle: 'यह आपदा अभी तक इस फ़ोन पर नहीं आई है',
  awayBody: 'सर्वर तक पहुँच नहीं है। जो इस फ़ोन ने एक बार देख लिया हो, वह बिना नेटवर्क भी खुलता है।',
  tryAgain: 'फिर कोशिश करें',
};

export const mergedDisasterTexts: Translated<typeof english.mergedDisasterTexts> = {
  title: 'यह दूसरी रिपोर्ट के साथ एक ही घटना है',
  body: 'कई लोगों ने इसकी सूचना दी। इसके बारे में सब कुछ अब एक ही जगह है:',
};
