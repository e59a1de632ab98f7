import type * as english from '../../public/disasters.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const disasterTexts: Translated<typeof english.disasterTexts> = {
  active: 'चल रही है',
  resolved: 'समाप्त',
  reported: (time: string) => `रिपोर्ट का समय: ${time}`,
  ended: (time: string) => `समाप्त होने का समय: ${time}`,
  about: (position: string) => `${position} के पास`,
  fromTown: (km: string, town: string) => `${town} से करीब ${km} दूर`,
  at: (position: string) => `लोकेशन ${position}`,
  within: (position: string, distance: string) => `${position}, करीब ${distance} के दायरे में`,
  noPlace: 'लोकेशन पता नहीं है',
  away: (far: string) => `आपसे ${far} दूर`,
};

export const severityWords: Translated<typeof english.severityWords> = {
  mild: 'हल्का',
  moderate: 'मध्यम',
  severe: 'गंभीर',
  critical: 'बहुत गंभीर',
  other: 'अन्य',
};

export const disasterListTexts: Translated<typeof english.disasterListTexts> = {
  title: 'आपदा राहत के काम',
  lead: 'वे आपदाएँ जिनकी पुष्टि एडमिन ने की है। जो चल रही हैं वे पहले हैं।',
  ways: 'कैसे देखें',
  list: 'सूची',
  map: 'नक्शा',
  filters: 'कौन-सी आपदाएँ',
  type: 'प्रकार',
  anyType: 'सभी प्रकार',
  severity: 'कितनी गंभीर',
  anySeverity: 'सभी',
  status: 'स्थिति',
  anyStatus: 'सभी',
  none: 'अभी किसी आपदा की पुष्टि नहीं हुई है।',
  noneHow: 'लोग जो रिपोर्ट करते हैं, वह एडमिन की पुष्टि होते ही यहाँ दिखता है।',
  noneOfThese: 'इस खोज में कोई आपदा नहीं मिली।',
  clear: 'सभी दिखाएँ',
  all: 'सभी आपदाएँ',
};

export const nearTexts: Translated<typeof english.nearTexts> = {
  nearest: 'सबसे पास वाली पहले',
  newest: 'सबसे नई पहले',
  asking: 'आपकी लोकेशन खोजी जा रही है…',
  isNearest: 'जो आपके सबसे पास हैं वे पहले हैं।',
  stays: 'आपकी लोकेशन इसी फ़ोन पर रहती है।',
  told: 'आपके पास की आपदाएँ खोजने के लिए सर्वर को आपकी लोकेशन करीब 1 किमी तक सही बताई जाती है।',
  failures: {
    refused: 'आपका फ़ोन अपनी लोकेशन नहीं बता रहा है। सबसे नई पहले हैं।',
    'timed-out': 'समय पर लोकेशन नहीं मिली। सबसे नई पहले हैं।',
    unavailable: 'यहाँ फ़ोन को लोकेशन नहीं मिल रही है। सबसे नई पहले हैं।',
    unsupported: 'यह फ़ोन अपनी लोकेशन नहीं बता सकता। सबसे नई पहले हैं।',
  },
};

export const ownReportTexts: Translated<typeof english.ownReportTexts> = {
  title: 'इस फ़ोन से की गई रिपोर्टें',
  lead: 'ये सबको दिखने वाली सूची में नहीं हैं: एडमिन पहले हर रिपोर्ट की पुष्टि करता है।',
  waiting: 'भेजे जाने के लिए इस फ़ोन पर रुकी है',
  sending: 'अभी भेजी जा रही है',
  sent: 'भेज दी गई',
  needsYou: 'आपको कुछ करना है',
  unknown: 'एक रिपोर्ट',
  seeAll: 'देखें कि इस डिवाइस में क्या है',
};

export const disasterMapTexts: Translated<typeof english.disasterMapTexts> = {
  label: 'आपदाओं का नक्शा',
  rounded: 'जगहें करीब 1 किमी तक सही दिखाई गई हैं।',
  none: 'इनमें से किसी की लोकेशन पता नहीं है। ये सूची में हैं।',
  shown: (count: number) => plural(count, { one: 'नक्शे पर # आपदा है।', other: 'नक्शे पर # आपदाएँ हैं।' }),
  more: (count: number) => plural(count, { one: '# और सिर्फ़ सूची में है।', other: '# और सिर्फ़ सूची में हैं।' }),
  unplaced: (count: number) => plural(count, { one: '# की लोकेशन पता नहीं है।', other: '# की लोकेशन पता नहीं है।' }),
  chosen: 'नक्शे पर चुनी गई',
  choose: 'किसी जगह के बारे में पढ़ने के लिए उसे नक्शे पर चुनें।',
  counted: (count: number) =>
    plural(count, { one: 'नक्शे के इस हिस्से में # चल रही आपदा है।', other: 'नक्शे के इस हिस्से में # चल रही आपदाएँ हैं।' }),
  countedSince: (time: string) => `सर्वर की गिनती: ${time}।`,
  nearer: 'और पास से देखने के लिए नक्शे पर कोई संख्या चुनें।',
};
