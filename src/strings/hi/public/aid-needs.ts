import type * as english from '../../public/aid-needs.ts';
import type { Translated } from '../../texts.ts';

export const needStatusNames: Translated<typeof english.needStatusNames> = {
  pending: 'बाकी',
  'partially-fulfilled': 'कुछ हद तक पूरा',
  fulfilled: 'पूरा',
};

export const partTexts: Translated<typeof english.partTexts> = {
  partTitle: (need: string) => `${need}: कितना पहुँच चुका है?`,
  part: 'अब तक जो पहुँचा',
  partHint: 'जैसे 100 में से 40 लीटर।',
  partYes: 'कुछ हद तक पूरा, सेव करें',
  cancel: 'रहने दें',
};
