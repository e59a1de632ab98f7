import type * as english from '../../forms/clock.ts';
import type { Translated } from '../../texts.ts';

export const clockTexts: Translated<typeof english.clockTexts> = {
  wrong: (time: string) => `इस फ़ोन की घड़ी गलत है: इसमें ${time} दिख रहा है।`,
  reckoned: '“6 घंटे में” और बाकी विकल्प सर्वर के समय से गिने जाते हैं।',
  unknown: 'फ़ोन की सेटिंग में इसे ठीक करें, या दिन और समय खुद भरें।',
};
