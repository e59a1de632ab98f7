import { plural } from '../../plural.ts';
import type * as english from '../../public/more-disasters.ts';
import type { Translated } from '../../texts.ts';

export const moreDisasterTexts: Translated<typeof english.moreDisasterTexts> = {
  title: 'सर्वर से और',
  asking: 'सर्वर पर खोजा जा रहा है…',
  found: (count: number) => plural(count, { one: 'सर्वर पर # मिली।', other: 'सर्वर पर # मिलीं।' }),
  foundMore: (count: number) => plural(count, { one: 'सर्वर पर अब तक # मिली।', other: 'सर्वर पर अब तक # मिलीं।' }),
  none: 'सर्वर पर और कोई नहीं है।',
  noneKept: 'इस फ़ोन पर रखी आपदाओं में से कोई भी इस खोज से मेल नहीं खाती।',
  kept: (rows: string, of: string) => `इस फ़ोन पर ${of} में से ${rows} रखी हैं।`,
  more: 'और दिखाएँ',
  earlier: 'इनसे पहले वाली दिखाएँ',
  farther: (km: string) => `${km} से ज़्यादा दूर की आपदाएँ सिर्फ़ तभी दिखती हैं जब वे इस फ़ोन पर रखी हों।`,
};
