import type * as english from '../../admin/decisions.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const sameEventTexts: Translated<typeof english.sameEventTexts> = {
  label: 'कौन-सी रिपोर्ट इसी घटना की है?',
  none: 'इनमें से कोई नहीं',
  missing: 'कृपया रिपोर्ट चुनें, या यह कि इनमें से कोई नहीं।',
  reason: (ref: string) => `यह ${ref} वाली ही घटना है।`,
  noneNear: 'इन दिनों की कोई और रिपोर्ट इसके पास की या इसी नंबर की नहीं है। कारण में लिखें कि यह किसे दोहराती है।',
};

export const aidBesideTexts: Translated<typeof english.aidBesideTexts> = {
  title: 'यहाँ के खुले सहायता अनुरोध',
  lead: (count: number) =>
    plural(count, {
      one: 'इस जगह या नंबर का # सहायता अनुरोध अभी खुला है। जिसे आप खुला छोड़ेंगे, वह सूची में रहेगा।',
      other: 'इस जगह या नंबर के # सहायता अनुरोध अभी खुले हैं। जिन्हें आप खुला छोड़ेंगे, वे सूची में रहेंगे।',
    }),
  nearest: (shown: string) => `यहाँ सबसे पास के ${shown} दिखाए गए हैं।`,
  unknown: 'इस फ़ोन में अभी सभी सहायता अनुरोध नहीं हैं। यहाँ और भी खुले हो सकते हैं।',
  keep: 'खुला रहने दें',
  keepNote: 'कुछ न चुनने पर',
  organization: 'संस्था',
  organizationMissing: 'कृपया संस्था चुनें।',
  otherOrganizations: 'कोई और संस्था चुननी हो, तो इसे खुला छोड़ें और सहायता अनुरोधों की सूची में जाएँ।',
  closedWith: (ref: string) => `इसकी आपदा ${ref} समाप्त हो गई।`,
};

export const mergeTexts: Translated<typeof english.mergeTexts> = {
  title: 'शायद यही घटना',
  aidTitle: 'शायद यही परिवार',
  lead: 'मिलाने पर हर रिपोर्ट बनी रहती है और भेजने वाला उसे देखता रह सकता है। आपदा एक ही बार दिखती, गिनी और बताई जाती है।',
  aidLead: 'मिलाने पर हर अनुरोध बना रहता है और भेजने वाला उसे देखता रह सकता है। अनुरोध एक ही बार दिखता और सौंपा जाता है।',
  this: 'यह',
  other: 'दूसरा',
  what: 'क्या',
  where: 'कहाँ',
  when: 'कब',
  who: 'भेजने वाला',
  words: 'शब्द',
  needs: 'ज़रूरतें',
  merge: 'मिलाएँ',
  keepApart: 'अलग रखें',
  undo: 'वापस लें',
  keptApart: 'अलग रखे गए: ये फिर नहीं सुझाए जाएँगे।',
  into: 'यह एक दूसरे रिकॉर्ड का हिस्सा है, जो दोनों के लिए है:',
  unmerge: 'अलग करें',
  unmergeNote: 'अलग होकर यह वैसा ही रहेगा जैसा पहले था।',
  over: 'दोनों में से एक समाप्त हो चुका है। मिलाने पर दोनों वैसे ही गिने जाएँगे।',
  mergeAdded: 'इसमें जोड़ी गई सभी रिपोर्टें मिलाएँ',
  mapLabel: 'नक्शे पर दोनों',
  insteadLead: 'ख़ारिज करने से मिलाना बेहतर है: भेजने वाला इसे आगे भी देख सकता है।',
  instead: 'इसके साथ मिलाएँ',
  members: (count: number) => plural(count, { one: '# रिपोर्ट इस बारे में है:', other: '# रिपोर्टें इस बारे में हैं:' }),
  aidMembers: (count: number) => plural(count, { one: '# अनुरोध इसके साथ एक है:', other: '# अनुरोध इसके साथ एक हैं:' }),
};

export const sameReasonNames: Translated<typeof english.sameReasonNames> = {
  place: 'वही जगह',
  time: 'एक-दूसरे के थोड़ी देर बाद',
  words: 'लगभग वही शब्द',
  phone: 'वही फ़ोन नंबर',
  added: 'इसी के बारे में और जानकारी के रूप में भेजी गई',
};
