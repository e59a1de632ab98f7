import { plural } from '../../plural.ts';
import type * as english from '../../public/rest-on-server.ts';
import type { Translated } from '../../texts.ts';

export const restTexts: Translated<typeof english.restTexts> = {
  title: 'सर्वर से और',
  asking: 'सर्वर पर खोजा जा रहा है…',
  found: (count: number) => plural(count, { one: 'सर्वर पर # नतीजा मिला।', other: 'सर्वर पर # नतीजे मिले।' }),
  foundMore: (count: number) =>
    plural(count, { one: 'सर्वर पर अब तक # नतीजा मिला।', other: 'सर्वर पर अब तक # नतीजे मिले।' }),
  none: 'सर्वर पर और कोई नहीं है।',
  kept: (rows: string, of: string) => `इस फ़ोन पर ${of} में से ${rows} रखे हैं।`,
  near: 'ठीक ऐसा कुछ नहीं मिला: ये उससे मिलते-जुलते हैं।',
  more: 'और दिखाएँ',
  earlier: 'इनसे पहले वाले दिखाएँ',
};
