import type * as english from '../../public/ngo-volunteers.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const ngoVolunteerTexts: Translated<typeof english.ngoVolunteerTexts> = {
  categories: 'श्रेणी',
  bothCategories: 'दोनों',
  resource: 'सामान का अनुरोध',
  volunteer: 'स्वयंसेवकों का अनुरोध',
  title: (disaster: string, count: number) =>
    plural(count, { one: `${disaster}: # स्वयंसेवक चाहिए`, other: `${disaster}: # स्वयंसेवक चाहिए` }),
  titleFull: (disaster: string) => `${disaster}: स्वयंसेवक पूरे हैं`,
  places: 'स्वयंसेवक',
  placesOf: (accepted: string, wanted: string) => `${wanted} में से ${accepted} आ रहे हैं`,
  since: 'कब से सक्रिय',
  sender: 'भेजने वाले',
  desk: 'राहत समन्वयक',
  contact: 'संपर्क',
  contactLater: 'आपके लोगों की जगह पक्की होने पर दिखेगा।',
  showContact: 'किसे फ़ोन करना है, दिखाएँ',
  contactAsking: 'सर्वर से पूछा जा रहा है…',
  contactNone: 'न नाम दिया गया, न नंबर।',
  contactWhy: 'हर बार देखना दर्ज होता है। इसका उपयोग सिर्फ़ यहाँ मदद के लिए करें।',
  expected: (count: number) => plural(count, { one: 'आपके # व्यक्ति का इंतज़ार है', other: 'आपके # लोगों का इंतज़ार है' }),
  asked: (count: number) =>
    plural(count, { one: 'भेजे: # व्यक्ति। अभी जवाब नहीं आया', other: 'भेजे: # लोग। अभी जवाब नहीं आया' }),
  askedBody: 'सर्वर का जवाब आने पर ही जगह पक्की होगी। उससे पहले न निकलें।',
  arrives: 'पहुँचने का समय',
  soon: 'जितनी जल्दी हो सके',
  note: 'आपका नोट',
  answer: 'लोग भेजें',
  answerTo: (what: string) => `लोग भेजें: ${what}`,
  withdraw: 'वापस लें',
  others: 'दूसरों',

  answerTitle: 'आप कितने लोग भेज रहे हैं?',
  answerBody: (count: number) =>
    plural(count, {
      one: 'इस फ़ोन की जानकारी के अनुसार # जगह खाली है।',
      other: 'इस फ़ोन की जानकारी के अनुसार # जगहें खाली हैं।',
    }),
  people: 'लोग',
  peopleMissing: 'पूरी संख्या लिखें, 1 या ज़्यादा।',
  peopleTooMany: (most: number) =>
    plural(most, {
      one: 'इस फ़ोन की जानकारी के अनुसार # जगह खाली है। # या कम लिखें।',
      other: 'इस फ़ोन की जानकारी के अनुसार # जगहें खाली हैं। # या कम लिखें।',
    }),
  arrivesAt: 'वे कब पहुँचेंगे',
  arrivesWrong: 'दिन और समय लिखें।',
  noteLabel: 'समन्वयकों के लिए नोट',
  noteHint: 'उनका नेतृत्व कौन करता है, वे क्या लाते हैं।',
  answerYes: 'इन लोगों को भेजें',
  withdrawTitle: 'अपने लोगों को वापस लें?',
  withdrawBody: 'उनकी जगहें तुरंत दूसरों के लिए खाली हो जाएँगी, और आपको यह नहीं दिखेगा कि किसे फ़ोन करना है।',
  withdrawYes: 'उन्हें वापस लें',
  reason: 'कारण',
  reasonHint: 'समन्वयक इसे पढ़ते हैं।',
  reasonMissing: 'कृपया कारण बताएँ।',
  cancel: 'रद्द करें',

  peopleSent: 'भेजे गए लोग',
};
