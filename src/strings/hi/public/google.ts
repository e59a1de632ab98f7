import type * as english from '../../public/google.ts';
import type { Translated } from '../../texts.ts';

export const googleTexts: Translated<typeof english.googleTexts> = {
  privacy: 'Google की निजता नीति',
  terms: 'Google Maps की शर्तें',
};

export const placeSearchTexts: Translated<typeof english.placeSearchTexts> = {
  open: 'Google से जगह खोजें',
  sends: 'आप जो लिखते हैं और जो जगह चुनते हैं, वह Google को मिलता है।',
  title: 'Google से जगह खोजें',
  hint: 'जगह, सड़क या किसी पहचान की चीज़ का नाम',
  loading: 'Google की खोज आ रही है…',
  move: 'नक्शे को तब तक खिसकाएँ जब तक पिन सही जगह पर न आ जाए।',
  found: (name: string) => `मिली: ${name}`,
  back: 'नक्शे पर वापस',
  notLoaded: 'Google Maps API लोड नहीं हो सका',
  failed: 'Google की खोज अभी काम नहीं कर रही। पिन नक्शे पर लगाएँ।',
  noPlace: 'Google को इस जगह की स्थिति नहीं पता। दूसरी जगह चुनें।',
};
