import type * as english from '../../volunteers/route.ts';
import type { Translated } from '../../texts.ts';

export const routeMessages: Translated<typeof english.routeMessages> = {
  noPosition: 'आपकी लोकेशन नहीं मिल सकी। कृपया अपनी GPS सेटिंग जाँचें।',
  noGeolocation: 'आपका ब्राउज़र लोकेशन बताने की सुविधा नहीं देता।',
  notLoaded: 'Google Maps API लोड नहीं हो सका',
  failed: (status: string) => `रास्ता नहीं मिल सका। कारण: ${status}`,
};

export const routeTexts: Translated<typeof english.routeTexts> = {
  title: 'वहाँ तक का रास्ता',
  show: 'रास्ता दिखाएँ',
  again: 'रास्ता फिर से निकालें',
  tryAgain: 'फिर कोशिश करें',
  onPhone: 'सिर्फ़ इसी फ़ोन पर अनुमान लगाएँ',
  asks: (host: string) =>
    `“रास्ता दिखाएँ” छूने पर आप कहाँ हैं और आपदा कहाँ है, यह ${host} को भेजा जाता है, जो सड़क का रास्ता निकालता है। आपका फ़ोन याद रखता है कि आपने हाँ कहा था। जब आप बटन छूते हैं और जब कोई आपदा स्वीकार करते हैं, तब वह ${host} से फिर पूछता है।`,
  agreed: (host: string) => `आपने हाँ कहा है कि रास्ता निकालने के लिए ${host} को आपकी लोकेशन मिले।`,
  takeBack: 'मेरी लोकेशन भेजना बंद करें',
  takenBack: 'अब आपकी लोकेशन रास्ता बताने वाली किसी सेवा को नहीं जाती।',
  stays: 'आपकी लोकेशन इसी फ़ोन में रहती है।',
  working: 'रास्ता ढूँढा जा रहा है…',
  found: (distance: string, time: string) => `रास्ता मिल गया: ${distance}, ${time}।`,
  estimated: (distance: string, time: string) => `अनुमान: ${distance}, ${time}।`,
  distance: 'सड़क से दूरी',
  duration: 'गाड़ी से समय',
  roughly: (value: string) => `करीब ${value}`,
  source: 'किसने बताया',
  from: (host: string, time: string) => `${host}, ${time}`,
  kept: (time: string) => `इस फ़ोन में रखा हुआ, ${time}`,
  keptStart: 'यह वहाँ से शुरू होता है जहाँ आप उस समय थे।',
  estimate: 'यह इसी फ़ोन का अनुमान है, सड़कों के नक्शे के बिना। रास्ता इससे लंबा, धीमा या बंद हो सकता है।',
  caution: 'हो सकता है कि रास्ते में बाढ़ वाली या बंद सड़कों का पता न हो। जो आप वहाँ देखें, वही ज़्यादा सही है।',
  steps: 'मोड़-दर-मोड़',
  ownRoads: 'इस फ़ोन की सड़कों से रास्ता निकालें',
  roadsStay: 'आपकी लोकेशन इसी फ़ोन में रहती है। हमारे सर्वर को सिर्फ़ यह पता चलता है कि नक्शे के कौन-से चौकोर हिस्से चाहिए।',
  fetchRoads: (size: string) => `सड़कें डाउनलोड करें (${size})`,
  around: 'बंद सड़क से बचकर रास्ता दिखाएँ (इस फ़ोन की सड़कों से)',
  avoidUnconfirmed: 'बिना पुष्टि वाली बंद सड़कों से भी बचें',
  noneFrom: (source: string, why: string) => `${source} से रास्ता नहीं मिला: ${why}।`,
  phoneRoads: 'इस फ़ोन की सड़कों',
};

export const routeStatusWords: Translated<typeof english.routeStatusWords> = {
  'no-place': 'जगह का पता नहीं',
  'no-connection': 'नेटवर्क नहीं',
  'timed-out': 'समय पर जवाब नहीं आया',
  unreadable: 'ऐसा जवाब जिसे यह ऐप पढ़ नहीं सकता',
  'off-road': 'दोनों में से एक जगह के पास कोई जानी हुई सड़क नहीं',
  'no-way': 'दोनों जगहों के बीच कोई खुली सड़क नहीं',
  blocked: 'उसका रास्ता बंद सड़क से होकर जाता है',
  'no-roads': 'वहाँ की सड़कें न इस फ़ोन में हैं, न हमारे सर्वर पर',
  'roads-missing': 'सड़कें अभी इस फ़ोन में नहीं हैं',
  'google-not-loaded': 'उसका नक्शा लोड नहीं हुआ',
  'google-refused': 'मना कर दिया',
  'google-map': 'उसका नक्शा नहीं बन सका',
};

export const routeStatusHelp: Translated<typeof english.routeStatusHelp> = {
  NoRoute: 'सेवा को दोनों जगहों के बीच सड़क का कोई रास्ता नहीं पता।',
  NoSegment: 'सेवा को दोनों में से एक जगह के पास कोई सड़क नहीं पता।',
  'HTTP 429': 'सेवा अभी और अनुरोध नहीं लेती। थोड़ी देर रुककर फिर कोशिश करें।',
  refused: 'Google इस सर्वर की कुंजी नहीं मानता। इसे चलाने वालों को बताएँ।',
};
