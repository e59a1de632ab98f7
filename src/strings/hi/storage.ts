import { plural } from '../plural.ts';
import { sizeText } from '../size.ts';
import type * as english from '../storage.ts';
import type { Translated } from '../texts.ts';

export const storageTexts: Translated<typeof english.storageTexts> = {
  title: 'इस फ़ोन का स्टोरेज',
  used: (bytes: number) => `यह ऐप ${sizeText(bytes)} जगह ले रहा है।`,
  usedAndFree: (used: number, free: number) =>
    `यह ऐप ${sizeText(used)} जगह ले रहा है। फ़ोन में जगह हो, तो यह ब्राउज़र ${sizeText(free)} तक और लेने देगा।`,
  unknown: 'यह ब्राउज़र नहीं बताता कि कितनी जगह ली गई है।',
  promised: 'इस फ़ोन ने इसे सँभालकर रखने का वादा किया है।',
  notPromised: 'जगह कम होने पर फ़ोन इसे मिटा सकता है। इंस्टॉल किए हुए ऐप सबसे आखिर में मिटाए जाते हैं।',
  privateTitle: 'यह प्राइवेट विंडो है',
  privateBody: 'यह विंडो बंद करने पर, जो भेजना बाकी है वह मिट जाएगा। सब भेजे जाने तक इसे खुला रखें, या कॉपी बनाएँ।',
  ifPrivate: 'प्राइवेट विंडो में: विंडो बंद करने पर, जो भेजना बाकी है वह मिट जाएगा।',
  slowTitle: 'इस फ़ोन का स्टोरेज जवाब नहीं दे रहा',
  slowBody: 'शायद बस देर लग रही है। जवाब मिलते ही यह पेज दिखाएगा कि इस फ़ोन में क्या है।',
  failedTitle: 'इस फ़ोन का स्टोरेज नहीं खुल रहा',
  failedBody: 'जो पहले सेव हुआ था, वह शायद अब भी है। इस ऐप ने उसमें से कुछ नहीं मिटाया।',
  formsWork: 'आप अब भी फ़ॉर्म भरकर, सेव किए बिना, भेज सकते हैं।',
  tryAgain: 'फिर कोशिश करें',
  takeCopy: 'जो बाकी है, उसकी कॉपी बनाएँ',
  copyHelp: 'जो भेजना बाकी है, उसकी दूसरी कॉपी भी इस फ़ोन में रखी जाती है। आप उसे फ़ाइल के रूप में ले सकते हैं।',
  noCopy: 'कोई सही-सलामत दूसरी कॉपी नहीं मिली। कुछ नहीं लिया गया।',
  backHome: 'शुरुआत पर वापस',
  recoveredTitle: 'इस फ़ोन के स्टोरेज का एक हिस्सा खराब हुआ था',
  restored: (count: number) =>
    plural(count, {
      one: '# संदेश उसकी दूसरी कॉपी से वापस लाया गया।',
      other: '# संदेश उनकी दूसरी कॉपी से वापस लाए गए।',
    }),
  lost: (count: number) => plural(count, { one: '# संदेश वापस नहीं लाया जा सका।', other: '# संदेश वापस नहीं लाए जा सके।' }),
  lostHelp: 'अगर आपको याद हो कि उसमें क्या था, तो कृपया उसे फिर से लिखें।',
  understood: 'मैंने पढ़ लिया',
};
