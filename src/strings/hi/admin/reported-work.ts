import type * as english from '../../admin/reported-work.ts';
import type { Translated } from '../../texts.ts';

export const reportedWorkTexts: Translated<typeof english.reportedWorkTexts> = {
  title: 'पूरा बताया गया काम',
  lead: 'वही पक्का करें जो आप खुद जानते हैं या जो मौके पर मौजूद कोई आपको बताता है। पक्के किए गए काम पर प्रशस्ति-पत्र मिलता है।',
  empty: 'कोई काम पक्का होने का इंतज़ार नहीं कर रहा।',
  askReporter: 'पुष्टि करने से पहले रिपोर्ट करने वाले से पूछें:',
  phone: 'फ़ोन',
  place: 'जगह',
  arrived: 'पहुँचे',
  done: 'काम पूरा',
  notSaid: 'नहीं बताया',
  goneReport: 'एक रिपोर्ट, जो हटा दी गई है',
  confirm: 'पक्का करें',
  refuse: 'पक्का न करें',
  about: (act: string, name: string) => `${act}: ${name}`,
  confirmed: (name: string) => `${name}: काम पक्का किया गया।`,
  refused: (name: string) => `${name}: काम पक्का नहीं किया गया। आपका लिखा कारण उन्हें दिखेगा।`,
  undone: (name: string) => `${name}: पुष्टि वापस ली गई।`,
  confirmAfterAll: 'अब पक्का करें',
  confirmedBy: (by: string | undefined, when: string) =>
    `${by === undefined ? 'पक्का किया गया' : `${by} ने पक्का किया`}, ${when}`,
  refusedBy: (by: string | undefined, when: string) =>
    `${by === undefined ? 'पक्का नहीं किया गया' : `${by} ने पक्का नहीं किया`}, ${when}`,
  conflict: (message: string) => `${message} सूची फिर से खोली गई है।`,
  decideFailed: (reason: string) => `कोई फ़ैसला दर्ज नहीं हुआ। ${reason}`,
  failedTitle: 'पूरे बताए गए काम की सूची नहीं खुल सकी',
  needsConnection: 'पक्का करने के लिए नेटवर्क चाहिए: फ़ैसला उसी समय सबके लिए लागू होता है।',
  reload: 'ताज़ा करें',
  showMore: 'और दिखाएँ',
};

export const notConfirmTexts: Translated<typeof english.notConfirmTexts> = {
  title: (name: string) => `${name} का काम पक्का न करें?`,
  body: 'स्वयंसेवक को आपका लिखा कारण दिखेगा, और इस काम का प्रशस्ति-पत्र नहीं मिलेगा।',
  reason: 'कारण',
  reasonHint: 'एक वाक्य, जो उस व्यक्ति को समझ आए।',
  reasonMissing: 'कृपया कारण लिखें।',
  yes: 'पक्का न करें',
  no: 'रहने दें',
};
