import { plural } from '../../plural.ts';
import type * as english from '../../shell/outbox.ts';
import type { Translated } from '../../texts.ts';

export const outboxTexts: Translated<typeof english.outboxTexts> = {
  stillHere: (items: number, photos: number) =>
    [
      items > 0 && plural(items, { one: 'इस डिवाइस से # संदेश भेजना बाकी है', other: 'इस डिवाइस से # संदेश भेजने बाकी हैं' }),
      photos > 0 && plural(photos, { one: '# फ़ोटो अभी इसी डिवाइस में है', other: '# फ़ोटो अभी इसी डिवाइस में हैं' }),
    ]
      .filter((words) => words !== false)
      .join(' · '),
  allSent: 'कुछ भी भेजना बाकी नहीं है। जो आपने सेव किया था, सब भेज दिया गया।',
  nothingYet: 'यहाँ अभी कुछ नहीं है। आपकी हर रिपोर्ट और मदद का हर अनुरोध यहाँ दिखेगा, और यह भी कि वह पहुँचा या नहीं।',
  sendAll: 'सब अभी भेजें',
  exportAll: 'सबकी कॉपी बनाएँ',
  send: 'अभी भेजें',
  sendAgain: 'फिर भेजें',
  exportOne: 'कॉपी बनाएँ',
  delete: 'मिटाएँ',
  showMore: 'और दिखाएँ',
  lookUp: 'किसी और फ़ोन से भेजा था? रेफ़रेंस नंबर से खोजें',
  trying: 'भेजने की कोशिश हो रही है।',
  copied: (name: string) => `कॉपी ${name} नाम से आपके ब्राउज़र को दे दी गई है।`,
  kinds: {
    reportDisaster: 'आपदा की रिपोर्ट',
    requestAid: 'मदद का अनुरोध',
    updateAccount: 'आपके नाम में बदलाव',
    sendContactMessage: 'संदेश',
    subscribeNewsletter: 'समाचार पत्र',
    saveVolunteerProfile: 'आपकी स्वयंसेवक प्रोफ़ाइल',
    acceptDisaster: 'आपदा में मदद का प्रस्ताव',
    takeStep: 'रास्ते का कदम',
    learnModule: 'सीखा हुआ पाठ',
    actOnReport: 'रिपोर्ट के बारे में फ़ैसला',
    actOnAid: 'सहायता अनुरोध पर काम',
    answerDisaster: 'आपदा पर जवाब',
    packDelivery: 'पैक की गई डिलीवरी',
    actOnDelivery: 'डिलीवरी का अपडेट',
    actOnAccount: 'खाते के बारे में फ़ैसला',
    markMessage: 'संदेश पर निशान',
    alertVolunteers: 'स्वयंसेवकों को चेतावनी',
    saveNgoProfile: 'आपके एनजीओ की प्रोफ़ाइल',
    reportRoadBlock: 'बंद सड़क',
    actOnRoadBlock: 'बंद सड़क के बारे में फ़ैसला',
    answerRequester: 'माँगने वाले को जवाब',
    noteAlert: 'चेतावनी पहुँचने की पुष्टि',
    actOnOwn: 'बाद में आपने जो बताया',
  },
  passed: (kind) => `${kind}: निकलने का रास्ता है`,
  facts: {
    written: 'लिखा गया',
    lastTry: 'पिछली कोशिश',
    nextTry: 'अगली कोशिश',
    arrived: 'पहुँचा',
  },
  neverTried: 'अभी नहीं हुई',
  deleted: 'इस फ़ोन से मिटा दिया गया।',
  beingSent: (seconds: number) =>
    seconds > 1
      ? plural(seconds, {
          one: 'यह अभी भेजा जा रहा है, इसलिए अभी मिटाया नहीं जा सकता। यह कोशिश ज़्यादा से ज़्यादा # सेकंड में पूरी होगी।',
          other: 'यह अभी भेजा जा रहा है, इसलिए अभी मिटाया नहीं जा सकता। यह कोशिश ज़्यादा से ज़्यादा # सेकंड में पूरी होगी।',
        })
      : 'यह अभी भेजा जा रहा है, इसलिए अभी मिटाया नहीं जा सकता। यह कोशिश एक पल में पूरी होगी।',
  alreadyGone: 'यह अब इस फ़ोन में नहीं है।',
  failed: 'यह नहीं हो सका। कुछ नहीं बदला।',
};

export const deleteTexts: Translated<typeof english.deleteTexts> = {
  unsentTitle: 'जो भेजा ही नहीं गया, उसे मिटाएँ?',
  unsentBody: 'यह सर्वर के पास नहीं है, इसलिए इसे कोई नहीं पढ़ेगा। इसकी इकलौती कॉपी इसी फ़ोन में है। मिटाने पर यह वापस नहीं आएगा।',
  sentTitle: 'इस फ़ोन से कॉपी मिटाएँ?',
  sentBody: 'यह पहुँच चुका है और राहत टीम के पास रहेगा। सिर्फ़ इस फ़ोन की कॉपी मिटेगी, और उसके साथ यह सबूत भी कि यह आपका है।',
  yes: 'मिटाएँ',
  no: 'रहने दें',
};
