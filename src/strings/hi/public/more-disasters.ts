import type * as english from '../../public/more-disasters.ts';
import type { Translated } from '../../texts.ts';

export const moreDisasterTexts: Translated<typeof english.moreDisasterTexts> = {
  noneKept: 'इस फ़ोन पर रखी आपदाओं में से कोई भी इस खोज से मेल नहीं खाती।',
  farther: (km: string) => `${km} से ज़्यादा दूर की आपदाएँ सिर्फ़ तभी दिखती हैं जब वे इस फ़ोन पर रखी हों।`,
};
