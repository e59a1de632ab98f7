import type * as english from '../../forms/on-behalf.ts';
import type { Translated } from '../../texts.ts';

export const onBehalfTexts: Translated<typeof english.onBehalfTexts> = {
  tick: 'मैं यह किसी और के लिए भर रहा/रही हूँ',
  name: 'उनका नाम',
  noName: 'अगर वे नाम नहीं बताना चाहते तो खाली छोड़ दें।',
  phone: 'उनका फ़ोन नंबर',
  phoneHint: 'इस नंबर और रेफ़रेंस से वे किसी भी फ़ोन से देख सकते हैं कि बात कहाँ तक पहुँची।',
  readOut: 'यह उन्हें पढ़कर सुनाएँ',
  howFound: (address: string) =>
    `वे ${address} पर इस रेफ़रेंस और अपने फ़ोन नंबर से देख सकते हैं कि बात कहाँ तक पहुँची। इस फ़ोन को भी बताया जाएगा।`,
  waits: 'रेफ़रेंस अभी से मान्य है; भेजे जाने के बाद ही वह वहाँ मिलेगा।',
};
