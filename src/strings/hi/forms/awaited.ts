import type * as english from '../../forms/awaited.ts';
import type { Translated } from '../../texts.ts';

export const awaitedTexts: Translated<typeof english.awaitedTexts> = {
  packed: 'आपके लिए डिलीवरी तैयार की जा रही है',
  title: 'आपके लिए डिलीवरी आ रही है',
  lead: 'यह कोड उसे बताएँ जो सामान लाए। सब मिल जाने के बाद ही बताएँ।',
  code: 'आपका कोड',
  expected: 'कब तक',
  from: 'किसकी ओर से',
  carrier: 'कौन ला रहा है',
  asOf: (when) => `आख़िरी अपडेट: ${when}`,
};
