import type * as english from '../../shell/list-copy.ts';
import { numberText } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const listCopyTexts: Translated<typeof english.listCopyTexts> = {
  asOf: (time: string) => `आखिरी अपडेट: ${time}`,
  old: (when: string) => `यह जानकारी ${when} की है।`,
  stale: 'तब से बहुत कुछ बदल गया हो सकता है।',
  coming: 'सूची आ रही है…',
  refreshing: 'अपडेट देखे जा रहे हैं…',
  refresh: 'ताज़ा करें',
  unreachable: 'सर्वर तक पहुँच नहीं है।',
  refused: 'सर्वर ने अपेक्षा के अनुसार जवाब नहीं दिया।',
  never: 'यह सूची इस फ़ोन पर नहीं है, और सर्वर तक पहुँच नहीं है। नेटवर्क मिलते ही यह आ जाएगी।',
  neverRefused: 'यह सूची इस फ़ोन पर नहीं है, और सर्वर ने अपेक्षा के अनुसार जवाब नहीं दिया।',
  part: 'इस सूची का अभी सिर्फ़ एक हिस्सा इस फ़ोन पर आया है। सर्वर तक पहुँच होते ही बाकी भी आ जाएगा।',
  kept: (rows: number, of: number) => `इस फ़ोन पर रखे गए: ${numberText(of)} में से ${numberText(rows)}`,
  keepMore: 'और रखें',
  noneHere: 'इस फ़ोन पर रखे में से कोई नहीं',
  tryAgain: 'फिर कोशिश करें',
};
