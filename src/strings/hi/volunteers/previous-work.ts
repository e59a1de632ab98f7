import type * as english from '../../volunteers/previous-work.ts';
import type { Translated } from '../../texts.ts';

export const workTexts: Translated<typeof english.workTexts> = {
  noneTitle: 'यहाँ अभी कुछ नहीं है',
  none: 'किसी आपदा में आपने जो काम किया, वह पूरा होने पर यहाँ दिखेगा।',
  noCopy: 'आपका काम अभी इस फ़ोन पर नहीं है। नेटवर्क मिलने पर वह यहाँ आ जाएगा।',
  removed: 'एक आपदा जिसे हटा दिया गया है',
  place: 'जगह',
  from: 'स्वीकार हुआ',
  declinedAt: 'फ़ैसला हुआ',
  until: 'खत्म हुआ',
  onTheWay: 'रास्ते में',
  arrived: 'पहुँच गए',
  done: 'काम हो गया',
  waits: 'इस फ़ोन पर रुका है',
  reason: (reason: string) => `बताया गया कारण: ${reason}`,
  makeCertificate: 'प्रशस्ति-पत्र बनाएँ',
  seeCertificate: 'प्रशस्ति-पत्र देखें',
};

export const workStateTexts: Translated<typeof english.workStateTexts> = {
  accepted: 'स्वीकार हुआ',
  'on-the-way': 'रास्ते में',
  arrived: 'पहुँच गए',
  done: 'आपने बताया: काम हो गया',
  completed: 'पूरा हुआ',
  'not-confirmed': 'पुष्टि नहीं हुई',
  withdrawn: 'आपने नाम वापस लिया',
  released: 'जगह किसी और के लिए खाली हुई',
  ended: 'रद्द हुई',
  declined: 'स्वीकार नहीं हुआ',
};

export const workMeaningTexts: Translated<typeof english.workMeaningTexts> = {
  done: 'एडमिन इसे देखकर पुष्टि करेगा। आप किसी दूसरी आपदा में मदद कर सकते हैं।',
  completed: 'धन्यवाद। आप इसका प्रशस्ति-पत्र ले सकते हैं।',
  'not-confirmed': 'एडमिन ने पुष्टि नहीं की कि यह काम हुआ।',
  ended: 'एडमिन ने रिपोर्ट खारिज कर दी: वह आपदा नहीं थी, या उसकी जानकारी पहले से थी।',
  released: 'समय पर आपकी ओर से कोई कदम नहीं आया, इसलिए आपकी जगह किसी और के लिए खाली कर दी गई।',
};

export const workWhyTexts: Translated<typeof english.workWhyTexts> = {
  full: 'जितने स्वयंसेवक चाहिए थे, उतने आपसे पहले हो चुके थे।',
  busy: 'आप किसी दूसरी आपदा में थे।',
  closed: 'यह आपदा खत्म हो चुकी थी, या किसी को बुलाया नहीं गया था।',
  role: 'आपका खाता अब आपदाओं में नहीं जा सकता। एडमिन से पूछें।',
};
