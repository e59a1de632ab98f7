import type * as english from '../../admin/inbox.ts';
import type { Translated } from '../../texts.ts';

export const inboxTexts: Translated<typeof english.inboxTexts> = {
  title: 'संदेश',
  open: 'जिनका जवाब बाकी है',
  nothingOpen: 'किसी संदेश का जवाब बाकी नहीं है।',
  aside: 'देखने के लिए अलग रखे हैं: एक साथ बहुत आए',
  asideLead: 'ये एक साथ इतने आए कि बेकार संदेश हो सकते हैं। इनमें असली संदेश भी हो सकते हैं।',
  nothingAside: 'कुछ भी अलग नहीं रखा गया।',
  answered: 'जिनका जवाब दे दिया गया',
  nothingAnswered: 'अभी कोई नहीं।',
  reference: 'रेफ़रेंस नंबर',
  came: 'पहुँचा',
  written: 'लिखा गया',
  replyTo: (email: string) => `${email} को लिखें`,
  mailSubject: (reference: string) => `आपका संदेश ${reference}`,
  mark: 'जवाब दे दिया',
  markAbout: (name: string) => `जवाब दे दिया: ${name} का संदेश`,
  openAgain: 'फिर से बाकी में रखें',
  openAgainAbout: (name: string) => `फिर से बाकी में रखें: ${name} का संदेश`,
  marked: (name: string) => `${name} के संदेश का जवाब दिया हुआ माना गया।`,
  reopened: (name: string) => `${name} का संदेश फिर से बाकी में है।`,
  waits: {
    answered: 'जवाब दिया हुआ माना गया। यह इस फ़ोन पर रुका है और अपने आप भेजा जाएगा।',
    open: 'फिर से बाकी में रखा गया। यह इस फ़ोन पर रुका है और अपने आप भेजा जाएगा।',
  },
  about: (name: string) => `${name} का संदेश`,
  aboutSome: 'एक संदेश, जो इस फ़ोन में नहीं रखा गया',
  undo: 'वापस लें',
  answeredBy: (by: string | undefined, when: string) =>
    `${by === undefined ? 'जवाब दिया गया' : `${by} ने जवाब दिया`}, ${when}`,
  showMore: 'और दिखाएँ',
  reload: 'ताज़ा करें',
  failedTitle: 'संदेश नहीं खुल सके',
  notSeen: 'यह सूची इस फ़ोन पर अभी तक नहीं खुली। इसके लिए नेटवर्क चाहिए।',
  moreOnServer: 'सर्वर पर इनसे ज़्यादा संदेश हैं।',
};
