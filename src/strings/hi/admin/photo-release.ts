import type * as english from '../../admin/photo-release.ts';
import type { Translated } from '../../texts.ts';

export const photoReleaseTexts: Translated<typeof english.photoReleaseTexts> = {
  open: 'सबको दिखाएँ…',
  change: 'ढका हुआ हिस्सा बदलें…',
  withdraw: 'वापस लें',
  withdrawTitle: 'यह तस्वीर वापस लें?',
  withdrawBody: 'सार्वजनिक पेज पर इसे अब कोई नहीं देखेगा। जिन्होंने इसकी कॉपी सेव की है, उनके पास वह रहेगी।',
  cancel: 'रद्द करें',
  title: 'सबको दिखाएँ',
  everybody: 'यह तस्वीर सब लोग देखेंगे।',
  everybodyOnceOpen: 'रिपोर्ट मंज़ूर होने पर यह तस्वीर सब लोग देखेंगे।',
  cover:
    'चेहरे, गाड़ी के नंबर और जिससे कोई पहचाना जाए, उसे ढकें: उँगली या माउस से एक चौखाना बनाएँ, या एक जोड़ें। तीर वाली कुंजियाँ चौखाना हिलाती हैं, Shift के साथ उसका आकार बदलती हैं, Delete उसे हटाती है।',
  picture: 'तस्वीर, जैसी सब लोग देखेंगे',
  addBox: 'चौखाना जोड़ें',
  box: (number: string) => `चौखाना ${number}`,
  where: (name: string, left: string, top: string, width: string, height: string) =>
    `${name}: बाएँ से ${left}, ऊपर से ${top}, चौड़ाई ${width}, ऊँचाई ${height}`,
  boxes: 'ढके हुए हिस्से',
  noBoxes: 'कुछ भी ढका नहीं है।',
  remove: (name: string) => `${name} हटाएँ`,
  tooMany: 'और चौखाने नहीं जोड़े जा सकते।',
  loading: 'तस्वीर लोड हो रही है…',
  tryAgain: 'फिर से कोशिश करें',
  release: 'सबको दिखाएँ',
  releasing: 'एक पल…',
  released: 'अब यह तस्वीर सब लोग देख सकते हैं।',
  withdrawn: 'तस्वीर वापस ले ली गई है।',
  failed: (why: string) => `यह नहीं हुआ। ${why}`,
  unknown: 'हो सकता है यह हो गया हो: देखने के लिए फ़ोटो फिर से लोड करें।',
  notReleasable: 'यह फ़ोटो सबको नहीं दिखाई जा सकती।',
};
