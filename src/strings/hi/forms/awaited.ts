import type * as english from '../../forms/awaited.ts';
import type { Translated } from '../../texts.ts';

export const awaitedTexts: Translated<typeof english.awaitedTexts> = {
  packed: 'आपके लिए डिलीवरी तैयार की जा रही है',
  title: 'आपके लिए डिलीवरी आ रही है',
  lead: 'यह कोड उसे बताएँ जो सामान लाए। सब मिल जाने के बाद ही बताएँ।',
  handedOver: 'एक डिलीवरी सौंपी हुई बताई गई है',
  didItCome: 'यह आपके कोड के बिना सौंपी गई। क्या आपको मिली?',
  allCame: 'हाँ, सब मिला',
  partCame: 'कुछ ही मिला',
  nothingCame: 'कुछ नहीं मिला',
  howMuch: (what: string) => `क्या मिला: ${what}`,
  amount: 'कितना मिला',
  say: 'सेव करें',
  back: 'वापस',
  nothingTitle: 'कुछ नहीं मिला?',
  nothingBody: 'आपने जो माँगा था, उसकी फिर से ज़रूरत है। संस्था और राहत टीम को बताया जाएगा।',
  nothingYes: 'हाँ, कुछ नहीं मिला',
  answerWaits: 'आपका जवाब इस फ़ोन पर सेव है और कनेक्शन होते ही भेजा जाएगा।',
  answerSent: 'आपका जवाब भेज दिया गया। धन्यवाद।',
  answerFailed: 'आपका जवाब सेव नहीं हुआ। फिर कोशिश करें।',
  stillLead: 'आप यह कोड लाने वाले को भी दे सकते हैं। जवाब न मिलने पर 72 घंटे बाद इसे मिला हुआ माना जाएगा।',
  code: 'आपका कोड',
  expected: 'कब तक',
  from: 'किसकी ओर से',
  carrier: 'कौन ला रहा है',
  asOf: (when) => `आख़िरी अपडेट: ${when}`,
};

export const cameNames: Translated<typeof english.cameNames> = {
  all: 'सब',
  part: 'कुछ हिस्सा',
  nothing: 'कुछ नहीं',
};
