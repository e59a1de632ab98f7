import type * as english from '../../forms/problems.ts';
import type { Translated } from '../../texts.ts';

export const problemTexts: Translated<typeof english.problemTexts> = {
  missing: {
    disasterType: 'कृपया चुनें कि क्या हुआ।',
    severity: 'कृपया चुनें कि हालत कितनी गंभीर है।',
    address: 'कृपया थोड़े शब्दों में लिखें कि यह कहाँ है।',
    description: 'कृपया लिखें कि क्या हो रहा है।',
    name: 'कृपया अपना नाम लिखें।',
    contactNumber: 'कृपया वह नंबर लिखें जिस पर आपसे बात हो सके।',
    location: 'कृपया लिखें कि मदद कहाँ पहुँचानी है।',
    deadline: 'कृपया बताएँ कि मदद कब तक चाहिए।',
    'requirements.type': 'कृपया लिखें कि आपको क्या चाहिए।',
    'requirements.quantity': 'कृपया लिखें कि कितना चाहिए, या कितने लोगों के लिए।',
  },
  missingOther: 'कृपया इसे भरें।',
  halfTyped: {
    deadline: 'यह तारीख अधूरी है। दिन और समय भरें, या नीचे दिए समय में से एक पर टैप करें।',
  },
  halfTypedOther: 'यह अभी अधूरा है।',
  wrong: {
    'peopleAffected: too many': 'दुनिया में भी इतने लोग नहीं हैं। क्या कोई अंक ज़्यादा लिख गया?',
    peopleAffected: 'सिर्फ़ अंक लिखें, जैसे 40। पता न हो, तो खाली छोड़ दें।',
    deadline: 'कृपया दिन और समय भरें, जैसे 2026-07-31 18:00।',
  },
  wrongOther: 'कृपया इसे फिर से देखें।',
};
