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
  closedWith: (ref: string) => `इसकी आपदा ${ref} समाप्त हो गई।`,
};
