import type * as english from '../../public/google.ts';
import type { Translated } from '../../texts.ts';

export const googleTexts: Translated<typeof english.googleTexts> = {
  privacy: 'Google की निजता नीति',
  terms: 'Google Maps की शर्तें',
};

export const placeSearchTexts: Translated<typeof english.placeSearchTexts> = {
  hint: 'जगह, सड़क या किसी पहचान की चीज़ का नाम',
  loading: 'Google की खोज आ रही है…',
  move: 'नक्शे को तब तक खिसकाएँ जब तक पिन सही जगह पर न आ जाए।',
  found: (name: string) => `मिली: ${name}`,
  back: 'नक्शे पर वापस',
  notLoaded: 'Google Maps API लोड नहीं हो सका',
  failed: 'Google की खोज अभी काम नहीं कर रही। पिन नक्शे पर लगाएँ।',
  noPlace: 'Google को इस जगह की स्थिति नहीं पता। दूसरी जगह चुनें।',
};

export const googleRouteTexts: Translated<typeof english.googleRouteTexts> = {
  asks: '“रास्ता दिखाएँ” छूने पर Google से नक्शा आता है, और आप कहाँ हैं और आपदा कहाँ है, यह Google को भेजा जाता है। सड़क का रास्ता Google निकालता है। आपका फ़ोन याद रखता है कि आपने हाँ कहा था, और जब आप बटन छूते हैं तब Google से फिर पूछता है।',
  otherwise: (host: string) =>
    `अगर Google के पास रास्ता न हो तो वही बातें ${host} को भेजी जाती हैं, जो रास्ता निकालता है। जब आप कोई आपदा स्वीकार करते हैं तब भी उसे ये भेजी जाती हैं।`,
  notKept: 'यह रास्ता Google से आया है और आपके फ़ोन में नहीं रखा जाता। नेटवर्क न हो तो इस पेज से हटते ही यह चला जाता है।',
};
