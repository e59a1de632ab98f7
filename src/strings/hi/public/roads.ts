import type * as english from '../../public/roads.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const roadTexts: Translated<typeof english.roadTexts> = {
  list: (count: number) => plural(count, { one: '# बंद सड़क', other: '# बंद सड़कें' }),
  none: 'यहाँ किसी बंद सड़क की जानकारी नहीं है।',
  asOf: (when: string) => `आखिरी अपडेट: ${when}।`,
  unknown: 'बंद सड़कों की जानकारी अभी इस फ़ोन पर नहीं है। नेटवर्क मिलते ही आ जाएगी।',
  onMap: (what: string, how: string, when: string) => `बंद सड़क: ${what}, ${how}, बताया गया ${when}`,
  reported: (when: string) => `बताया गया: ${when}`,
  confirmed: (when: string) => `पुष्टि हुई: ${when}`,
  passed: (when: string) => `एक स्वयंसेवक यहाँ से निकल पाए: ${when}`,
  until: (when: string) => `${when} तक, अगर फिर से पुष्टि न हो`,
  waiting: 'इस फ़ोन पर सेव हो गया। नेटवर्क मिलते ही भेजा जाएगा।',
  openInMaps: 'मैप ऐप में खोलें',
  onRoute: (when: string, what: string, how: string) =>
    `यह रास्ता एक बंद सड़क से गुज़रता है, जिसके बारे में ${when} बताया गया: ${what}, ${how}।`,
};

export const roadStateNames: Translated<typeof english.roadStateNames> = {
  reported: 'पुष्टि नहीं हुई',
  confirmed: 'पुष्टि हो चुकी',
  lifted: 'खुल चुकी',
  expired: 'समय बीत चुका',
};
