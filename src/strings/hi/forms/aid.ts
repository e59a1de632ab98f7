import { numberText } from '../../plural.ts';
import type * as english from '../../forms/aid.ts';
import type { Translated } from '../../texts.ts';

export const aidTexts: Translated<typeof english.aidTexts> = {
  lead: 'बताएँ कि क्या चाहिए और कहाँ। इसे बिना नेटवर्क के भी भर सकते हैं।',
  needs: 'आपको क्या चाहिए',
  need: (position: number) => `ज़रूरत ${numberText(position)}`,
  type: 'क्या चाहिए',
  quantity: 'कितना',
  quantityHint: 'जैसे 20 लीटर, या 5 लोगों के लिए।',
  urgent: 'बहुत जल्दी चाहिए',
  addNeed: 'एक और ज़रूरत जोड़ें',
  removeNeed: 'हटाएँ',
  removed: 'ज़रूरत हटा दी गई।',
  where: 'कहाँ और कब तक',
  locationHint: 'पता, पहचान की जगह, या आपकी लोकेशन।',
  locate: 'मेरी लोकेशन डालें',
  locating: 'लोकेशन खोजी जा रही है…',
  located: 'आपकी लोकेशन भर दी गई है।',
  exactTo: (distance: string) => `करीब ${distance} तक सही।`,
  hasPassed: (when: string) => `${when} बीत चुका है। क्या यह सही है?`,
  isFarAway: (when: string) => `${when} आने में एक साल से ज़्यादा है। क्या यह सही है?`,
  deadlineBody: 'अगर सिर्फ़ आपके फ़ोन की घड़ी गलत है, तो इसे ऐसे ही भेज दें।',
  soon: { hours6: '6 घंटे में', tomorrow: 'कल तक', days3: '3 दिन में' },
  situation: 'आपके यहाँ की हालत',
  typeChoose: 'एक चुनें',
  descriptionHint: 'कितने लोग, बच्चे, बीमार; आप तक कैसे पहुँचें।',
  who: 'कौन मदद माँग रहा है',
  contactHint: 'इसे सिर्फ़ एडमिन और आपकी मदद करने वाली संस्था देख सकते हैं, आम लोग कभी नहीं।',
  submit: 'अनुरोध भेजें',
  another: 'कुछ और माँगें',
};
