import type * as english from '../../volunteers/tasks.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const taskListTexts: Translated<typeof english.taskListTexts> = {
  title: 'आपदाएँ जहाँ स्वयंसेवक चाहिए',
  yours: 'आपकी मौजूदा आपदा',
  call: 'कॉल करें',
  map: 'नक्शा',
  filter: 'छाँटें',
  news: 'मदद के आपके अनुरोध',
  howFar: 'कितनी दूर',
  anyDistance: 'कितनी भी दूर',
  within: (km: string) => `${km} तक`,
  hereNow: 'मैं अभी जहाँ हूँ वहाँ से',
  needsPlace: 'दूरी चुनने के लिए “मैं अभी जहाँ हूँ वहाँ से” दबाएँ।',
  fromLast: 'इस फ़ोन पर पिछली बार जो जगह चुनी गई थी, उसके सबसे पास वाली पहले हैं (करीब 10 किमी तक सही)।',
  fromNamed: (name: string) => `अलर्ट के लिए आपकी चुनी जगह ${name} के सबसे पास वाली पहले हैं।`,
  fromChosen: 'अलर्ट के लिए आपकी चुनी जगह के सबसे पास वाली पहले हैं।',
  fromAlerts: 'अलर्ट के लिए यह फ़ोन पिछली बार जहाँ मिला था, उसके सबसे पास वाली पहले हैं।',
  newest:
    'सबसे नई पहले हैं: इस फ़ोन को कोई जगह पता नहीं जहाँ से दूरी गिनी जाए। “मैं अभी जहाँ हूँ वहाँ से” दबाएँ, या अलर्ट के लिए कोई जगह चुनें।',
  noneFits: 'आपने जो चुना है, वैसी कोई आपदा नहीं है।',
  none: 'अभी किसी आपदा में स्वयंसेवकों की ज़रूरत नहीं है।',
  noneHow: 'एडमिन के पुष्टि करते ही आपदा यहाँ दिखेगी।',
  ofThem: (count: string, name: string) => `इनमें से ${count}, ${name} से`,
  places: (accepted: string, wanted: string) => `${wanted} में से ${accepted} स्वयंसेवक`,
  accepted: (count: number) => plural(count, { one: '# स्वयंसेवक ने स्वीकार किया', other: '# स्वयंसेवकों ने स्वीकार किया' }),
  mine: 'आपने स्वीकार किया है',
  asked: 'आपने पूछा है, जवाब बाकी है',
  full: 'सारी जगहें भर गईं',
  deskUnknown: 'इस फ़ोन को अभी पता नहीं कि आपने कौन-सी आपदाएँ स्वीकार की हैं। नेटवर्क मिलते ही यह पूछ लेगा।',
};

export const taskTexts: Translated<typeof english.taskTexts> = {
  back: 'सूचनाओं पर वापस जाएँ',
  reported: 'रिपोर्ट का समय',
  severity: 'कितनी गंभीर',
  type: 'प्रकार',
  location: 'जगह',
  moved: 'रिपोर्ट करने वाले ने जगह बदली',
  distance: 'आपसे दूरी',
  away: (far: string, direction: string) => `${far}, ${direction} की ओर`,
  required: 'कितने स्वयंसेवक चाहिए',
  accepted: 'अब तक स्वीकार किया',
  howFarFromHere: 'यह यहाँ से कितनी दूर है?',
  openInMaps: 'नक्शे वाले ऐप में खोलें',
  contact: 'संपर्क व्यक्ति',
  number: 'संपर्क नंबर',
  showContact: 'संपर्क दिखाएँ',
  contactWhy: 'सर्वर लिख लेता है कि किसने देखा। इसे सिर्फ़ यहाँ मदद करने के लिए इस्तेमाल करें।',
  contactAsking: 'सर्वर से पूछा जा रहा है…',
  contactKept: (time: string) => `इस फ़ोन में रखा है, ${time} को बताया गया था।`,
  contactNone: 'किसी ने नंबर नहीं दिया है।',
  contactLater: 'मंज़ूर किए गए स्वयंसेवकों को दिखता है कि किसे फ़ोन करना है।',
  leaves: (time: string) =>
    `यहाँ आपका काम ख़त्म हो गया है। किसे फ़ोन करना है और सही जगह कौन-सी है, यह ${time} को इस फ़ोन से हट जाएगा।`,
  left: 'यहाँ आपका काम ख़त्म हो गया है। यह फ़ोन जगह को अब सिर्फ़ लगभग 1 किमी तक रखता है।',
  refreshContact: 'संपर्क फिर से पूछें',
  call: (number: string) => `${number} पर फ़ोन करें`,
};

export const directionTexts: Translated<typeof english.directionTexts> = {
  north: 'उत्तर',
  northEast: 'उत्तर-पूर्व',
  east: 'पूर्व',
  southEast: 'दक्षिण-पूर्व',
  south: 'दक्षिण',
  southWest: 'दक्षिण-पश्चिम',
  west: 'पश्चिम',
  northWest: 'उत्तर-पश्चिम',
};

export const teamTexts: Translated<typeof english.teamTexts> = {
  refresh: 'टीम फिर से पूछें',
  title: 'इस आपदा पर और लोग',
  show: 'देखें और कौन वहाँ है',
  asking: 'सर्वर से पूछा जा रहा है…',
  none: 'अभी और कोई नहीं है।',
};
