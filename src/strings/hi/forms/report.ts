import type * as english from '../../forms/report.ts';
import type { Translated } from '../../texts.ts';

export const reportTexts: Translated<typeof english.reportTexts> = {
  lead: 'थोड़े से शब्द काफ़ी हैं। इसे बिना नेटवर्क के भी भर सकते हैं।',
  what: 'क्या हुआ',
  typeChoose: 'एक चुनें',
  descriptionHint: 'आपको क्या दिख रहा है, कौन खतरे में है, रास्ता किससे बंद है।',
  where: 'कहाँ हुआ',
  here: 'मैं उसी जगह पर हूँ',
  elsewhere: 'वह जगह कहीं और है',
  elsewhereHint: 'आपकी अपनी लोकेशन नहीं भेजी जाएगी।',
  addressHint: 'सड़क, गाँव, पहचान की जगह: जिससे जगह मिल सके।',
  roadBlocked: 'यहाँ की सड़क बंद है',
  who: 'और जानकारी कौन दे सकता है',
  contactHint: 'मदद करने के लिए इसे सिर्फ़ एडमिन और मंज़ूर स्वयंसेवक देख सकते हैं, आम लोग कभी नहीं।',
  more: 'अगर आपको पता हो',
  submit: 'रिपोर्ट भेजें',
  another: 'एक और रिपोर्ट करें',
};

export const positionTexts: Translated<typeof english.positionTexts> = {
  add: 'मेरी लोकेशन जोड़ें',
  again: 'फिर खोजें',
  renew: 'ताज़ा करें',
  kept: 'आप जिस रिपोर्ट को सुधार रहे हैं, उसकी लोकेशन वही रहेगी।',
  replaceKept: 'मेरी लोकेशन डालें',
  offer: 'आपकी सही लोकेशन से बचाव दल को मदद मिलती है। आपका फ़ोन पहले आपसे पूछेगा।',
  asking: 'लोकेशन खोजी जा रही है… आप आगे बढ़ सकते हैं और कभी भी भेज सकते हैं।',
  found: (metres: string) => `लोकेशन मिल गई, करीब ${metres} तक सही।`,
  missing: {
    refused: 'आपका फ़ोन अपनी लोकेशन नहीं बता रहा है। जगह शब्दों में लिखना काफ़ी है।',
    'timed-out': 'समय पर लोकेशन नहीं मिली। जगह शब्दों में लिखना काफ़ी है।',
    unavailable: 'यहाँ फ़ोन को लोकेशन नहीं मिल रही है। जगह शब्दों में लिखना काफ़ी है।',
    unsupported: 'यह फ़ोन अपनी लोकेशन नहीं बता सकता। जगह शब्दों में लिखना काफ़ी है।',
  },
};
