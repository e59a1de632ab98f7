import type * as english from '../../volunteers/route-steps.ts';
import type { Translated } from '../../texts.ts';

export const turnWords: Translated<typeof english.turnWords> = {
  uturn: 'यू-टर्न लें',
  'sharp right': 'तीखा दाएँ मुड़ें',
  right: 'दाएँ मुड़ें',
  'slight right': 'हल्का दाएँ मुड़ें',
  straight: 'सीधे चलें',
  'slight left': 'हल्का बाएँ मुड़ें',
  left: 'बाएँ मुड़ें',
  'sharp left': 'तीखा बाएँ मुड़ें',
};

export const forkWords: Translated<typeof english.forkWords> = {
  left: 'बाईं ओर रहें',
  straight: 'सीधे चलते रहें',
  right: 'दाईं ओर रहें',
};
export const mergeWords: Translated<typeof english.mergeWords> = {
  left: 'बाईं ओर की सड़क में मिलें',
  straight: 'सड़क में मिलें',
  right: 'दाईं ओर की सड़क में मिलें',
};
export const onRampWords: Translated<typeof english.onRampWords> = {
  left: 'बाईं ओर का रैंप लें',
  straight: 'रैंप लें',
  right: 'दाईं ओर का रैंप लें',
};
export const offRampWords: Translated<typeof english.offRampWords> = {
  left: 'बाईं ओर से बाहर निकलें',
  straight: 'बाहर निकलें',
  right: 'दाईं ओर से बाहर निकलें',
};
export const arriveWords: Translated<typeof english.arriveWords> = {
  left: 'आप पहुँच गए, जगह बाईं ओर है',
  straight: 'आप पहुँच गए',
  right: 'आप पहुँच गए, जगह दाईं ओर है',
};

export const routeStepTexts: Translated<typeof english.routeStepTexts> = {
  head: (direction: string) => `${direction} की ओर चलें`,
  setOut: 'चलना शुरू करें',
  goOn: 'चलते रहें',
  endOfRoad: (turn: string) => `सड़क के आखिर में: ${turn}`,
  atRoundabout: (turn: string) => `गोल चक्कर पर: ${turn}`,
  roundaboutExit: (exit: string) => `गोल चक्कर से निकास ${exit} लें`,
  roundabout: 'गोल चक्कर से होकर जाएँ',
  leaveRoundabout: 'गोल चक्कर से बाहर निकलें',
  ferry: 'नाव (फ़ेरी) लें',
  follow: 'रास्ते पर चलें',
  onto: (words: string, road: string) => `${words}, ${road} पर`,
  along: (words: string, road: string) => `${words}, ${road} से होकर`,
  said: (words: string, distance: string) => `${words} (${distance})`,
  andThen: (words: string, distance: string) => `${words}, फिर ${distance}`,
  careful: (words: string, risks: string) => `${words}। सावधान: ${risks}`,
  toRoad: (distance: string) => `सड़क यहाँ से ${distance} दूर है`,
  toRoadOverWater: (distance: string) => `सड़क यहाँ से ${distance} दूर है, बीच में पानी है`,
  lastStretch: (distance: string) => `यहाँ रुकें: आखिरी ${distance} में सड़क नहीं है`,
  lastOverWater: (distance: string) => `यहाँ रुकें: आखिरी ${distance} में सड़क नहीं है और बीच में पानी है`,
};

export const riskWords: Translated<typeof english.riskWords> = {
  ford: 'यहाँ सड़क पर पानी बहता है',
  floods: 'यहाँ सड़क पानी में हो सकती है',
  conditional: 'यह हर समय खुली नहीं रहती',
  impassable: 'नक्शे में इसे चलने लायक नहीं बताया गया है',
  narrow: 'ट्रक के लिए बहुत सँकरी है',
  onFoot: 'यह गाड़ियाँ शायद न ले जाए',
};

export const riskSentences: Translated<typeof english.riskSentences> = {
  ford: 'यहाँ सड़क पर पानी बहता है। ज़मीन न दिखे तो गाड़ी पानी में न उतारें।',
  floods: 'ऐसी सड़क जो पानी में हो सकती है या इस मौसम में बंद हो सकती है।',
  conditional: 'ऐसी सड़क जो कुछ ही समय या कुछ ही गाड़ियों के लिए खुली है।',
  impassable: 'ऐसी सड़क जिसे नक्शे में चलने लायक नहीं बताया गया है।',
  narrow: 'ऐसी सड़क जो ट्रक के लिए बहुत सँकरी है।',
  onFoot: 'पैदल लोगों की नाव (फ़ेरी): यह गाड़ियाँ शायद न ले जाए।',
};

export const onlyWayTexts: Translated<typeof english.onlyWayTexts> = {
  lead: 'इस फ़ोन की सड़कों से कोई और रास्ता नहीं मिला। इस रास्ते पर ध्यान रखें:',
  water: 'सड़क और उस जगह के बीच पानी है। सुरक्षित नाव या पुल के बिना पार न करें।',
};
