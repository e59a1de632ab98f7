import type * as english from '../../public/deliveries.ts';
import type { Translated } from '../../texts.ts';

export const deliveryStatusNames: Translated<typeof english.deliveryStatusNames> = {
  pending: 'पैक की गई',
  in_transit: 'रास्ते में',
  delivered: 'पहुँचाई गई',
  canceled: 'रद्द',
};

export const deliveryPriorityNames: Translated<typeof english.deliveryPriorityNames> = {
  Critical: 'गंभीर',
  High: 'अधिक',
  Medium: 'मध्यम',
  Low: 'कम',
};

export const deliveryLineNames: Translated<typeof english.deliveryLineNames> = {
  delivered: 'पहुँचाया गया',
  part: 'कुछ पहुँचाया गया',
  dropped: 'इस डिलीवरी में नहीं',
  missing: 'नहीं मिला, पाने वाले के अनुसार',
};

export const deliveryWhyTexts: Translated<typeof english.deliveryWhyTexts> = {
  ngo: 'संस्था ने रद्द की',
  'handed-back': 'संस्था ने ये ज़रूरतें वापस दे दीं',
  fulfilled: 'ये ज़रूरतें किसी और तरह पूरी हुईं',
  closed: 'सहायता अनुरोध बंद कर दिया गया',
  role: 'संस्था अब यहाँ काम नहीं कर सकती',
};

export const deliveryTexts: Translated<typeof english.deliveryTexts> = {
  expected: 'कब तक',
  packedAt: 'पैक की गई',
  departedAt: 'रवाना हुई',
  deliveredAt: 'पहुँचाई गई',
  canceledAt: 'रद्द हुई',
  priority: 'प्राथमिकता',
  carrier: 'कौन ले जा रहा है',
  where: 'कहाँ',
  contact: 'संपर्क नंबर',
  needs: 'इस डिलीवरी में',
  came: (what) => `अब तक पहुँचा: ${what}`,
  confirmed: 'पाने वाले ने पुष्टि की',
  unconfirmed: 'पुष्टि नहीं हुई: पाने वाले से पूछा गया है',
  unanswered: 'पुष्टि नहीं हुई: 72 घंटे में जवाब नहीं, मिला हुआ माना गया',
  nothingCame: 'पाने वाले के अनुसार कुछ नहीं मिला',
  ownAccount: 'संस्था के अपने खाते ने पुष्टि की',
  note: 'टिप्पणी',
  reason: 'कारण',
  ofRequest: 'डिलीवरी',
  noneOfRequest: 'इस अनुरोध के लिए अभी कोई डिलीवरी नहीं।',
  failed: 'डिलीवरी लोड नहीं हो सकीं।',
  retry: 'फिर कोशिश करें',
  by: (name) => `संस्था ${name}`,
};
