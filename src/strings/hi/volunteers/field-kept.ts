import type * as english from '../../volunteers/field-kept.ts';
import type { Translated } from '../../texts.ts';

export const fieldKeptTexts: Translated<typeof english.fieldKeptTexts> = {
  title: 'मौके के लिए रखा हुआ',
  since: (size, day) => `सड़कें और नक्शा: ${size}। ${day} से।`,
  unfinished: 'अभी सब कुछ यहाँ नहीं है। बाकी लाने के लिए आपदा खोलें।',
  area: 'मेरा इलाका',
  unfinishedArea: 'अभी सब कुछ यहाँ नहीं है। बाकी लाने के लिए अपनी प्रोफ़ाइल खोलें।',
  until: (day) => `${day} तक रखा जाएगा।`,
  remove: (kind) => `इस फ़ोन से हटाएँ: ${kind}`,
  removed: 'इस फ़ोन से हटा दिया गया।',
};
