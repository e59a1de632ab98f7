import type * as english from '../../admin/admin-alert-progress.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const alertProgressTexts: Translated<typeof english.alertProgressTexts> = {
  title: 'स्वयंसेवकों को सूचनाएँ',
  none: 'इस आपदा के लिए किसी को सूचना नहीं दी गई है।',
  coming: 'पूछा जा रहा है कि सूचना कहाँ तक पहुँची…',
  by: (name: string) => `भेजने वाले: ${name}`,
  phones: (count: number) => plural(count, { one: '# फ़ोन', other: '# फ़ोन' }),
  volunteers: (count: number) => plural(count, { one: '# स्वयंसेवक', other: '# स्वयंसेवक' }),
  some: (some: string, all: string) => `${all} में से ${some}`,
  within: 'अभी इतनी दूर तक',
  widest: 'ज़्यादा से ज़्यादा',
  nextRing: (time: string) => `और दूर के स्वयंसेवकों को भी सूचना जाएगी (${time}), अगर तब तक कम लोगों ने स्वीकार किया।`,
  noneAnswered: 'अभी किसी फ़ोन से जवाब नहीं आया। फ़ोन चालू होने और नेटवर्क मिलने पर जवाब देता है।',
  noneChosen:
    'सूचना देने के लिए कोई फ़ोन नहीं मिला: पास के स्वयंसेवक किसी काम पर हैं, ऐसी सूचना नहीं चाहते, या उनके फ़ोन पर सूचना नहीं आती। आपदा उन्हें ऐप में दिखती है।',
  noneChosenYet: 'पहले फ़ोन चुने जा रहे हैं।',
  notKept: (count: number) =>
    plural(count, {
      one: '# स्वयंसेवक चुना गया था। सूचना कहाँ तक पहुँची, यह अब यहाँ पता नहीं।',
      other: '# स्वयंसेवक चुने गए थे। सूचना कहाँ तक पहुँची, यह अब यहाँ पता नहीं।',
    }),
  noPhones: (count: number) =>
    plural(count, {
      one: '# स्वयंसेवक चुना गया, जिसके फ़ोन पर अब सूचना नहीं आती। अगर उसने चाहा है, तो उसे दूसरे तरीके से बताया जाता है।',
      other: '# स्वयंसेवक चुने गए, जिनके फ़ोन पर अब सूचना नहीं आती। जिन्होंने चाहा है, उन्हें दूसरे तरीके से बताया जाता है।',
    }),
  earlier: 'पहले की सूचनाएँ',
  queued: 'इस फ़ोन में इंतज़ार में',
  queuedBody: 'अभी किसी को सूचना नहीं गई है। सर्वर तक पहुँचते ही यह अपने आप जाएगी।',
  notTaken: 'नहीं भेजी गई: आपको देखना होगा',
  never: 'सूचनाएँ कहाँ तक पहुँचीं, यह इस फ़ोन में नहीं है, और सर्वर तक पहुँचा नहीं जा सका।',
  neverRefused: 'सूचनाएँ कहाँ तक पहुँचीं, यह इस फ़ोन में नहीं है, और सर्वर ने ठीक जवाब नहीं दिया।',
};

export const alertStateNames: Translated<typeof english.alertStateNames> = {
  choosing: 'स्वयंसेवक चुने जा रहे हैं',
  sending: 'अभी भेजी जा रही है',
  waiting: 'भेजी गई, और लोगों के स्वीकार करने का इंतज़ार',
  done: 'भेजी गई',
};

export const alertFigureNames: Translated<typeof english.alertFigureNames> = {
  chosen: 'चुने गए',
  sent: 'भेजी गई',
  reached: 'फ़ोन पर पहुँची',
  opened: 'खोली गई',
  accepted: 'तब से स्वीकार किया',
};

export const alertHeldNames: Translated<typeof english.alertHeldNames> = {
  rest: 'इनकी बारी आने वाली है',
  over: 'बारी आने तक ज़रूरत नहीं रही',
  quiet: 'अभी शांत समय: वह खत्म होने पर सूचना जाएगी',
  capped: 'आज जितनी सूचनाएँ एक व्यक्ति को जाती हैं, उतनी मिल चुकीं',
  gone: 'अब सूचना नहीं लेते: लॉग आउट किया या बंद की',
  refused: 'सूचना पहुँचाने वाली सेवा ने मना किया',
  unreachable: 'सूचना पहुँचाने वाली सेवा ने जवाब नहीं दिया',
};

export const alertWays: Translated<typeof english.alertWays> = {
  sms: 'SMS से, जिन्हें फ़ोन पर सूचना नहीं पहुँची',
  email: 'ईमेल से, जिन्हें फ़ोन पर सूचना नहीं पहुँची',
};

export const alertWayNames: Translated<typeof english.alertWayNames> = {
  waiting: 'इनकी बारी आने वाली है',
  noAddress: 'ऐसा नंबर या पता नहीं, जिस पर यह जा सके',
  refused: 'पहुँचाने वाली सेवा ने मना किया',
  unreachable: 'पहुँचाने वाली सेवा ने जवाब नहीं दिया',
  failed: 'इन्हें बताया नहीं जा सका',
  unknown: 'पता नहीं कि पहुँची या नहीं',
};
