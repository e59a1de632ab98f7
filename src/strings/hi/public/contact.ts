import type * as english from '../../public/contact.ts';
import type { Translated } from '../../texts.ts';

export const contactTexts: Translated<typeof english.contactTexts> = {
  heading: 'संपर्क',
  lead: 'यह सर्वर चलाने वालों को लिखें। नेटवर्क न हो तब भी लिख सकते हैं।',
  notUrgent: 'यह फ़ॉर्म आपात स्थिति के लिए नहीं है: इसे कोई तुरंत नहीं पढ़ता। मदद के लिए इनमें से कोई एक चुनें:',
  write: 'आपका संदेश',
  name: 'आपका नाम',
  email: 'आपका ईमेल पता',
  emailHint: 'जवाब इसी पते पर आएगा।',
  number: 'फ़ोन नंबर',
  numberHint: 'ताकि एडमिन आपको फ़ोन कर सके।',
  message: 'संदेश',
  messageHint: 'इसे केवल इस सर्वर के एडमिन पढ़ सकते हैं।',
  submit: 'संदेश भेजें',
  another: 'एक और संदेश लिखें',
  arrived: 'आपका संदेश पहुँच गया। जवाब ईमेल से आएगा।',
  arrivedNoMail: 'आपका संदेश पहुँच गया। अगर आपने फ़ोन नंबर दिया है, तो एडमिन आपको फ़ोन कर सकता है।',
  refused: 'सर्वर ने यह संदेश नहीं लिया।',
  who: 'आप किसे लिख रहे हैं',
  noMailTitle: 'यह सर्वर ईमेल नहीं भेजता',
  noMail: 'कृपया संदेश के साथ फ़ोन नंबर दें: तब एडमिन आपको फ़ोन कर सकता है।',
  noneTitle: 'यह सर्वर संदेश नहीं लेता',
  none: 'यहाँ लिखा संदेश पहुँचाया नहीं जा सकेगा। कृपया नीचे दिए तरीके से संपर्क करें, या फ़ोन करें।',
};

export const letterFieldNames: Translated<typeof english.letterFieldNames> = { email: 'ईमेल पता', message: 'संदेश' };
