import type * as english from '../../legal/legal.ts';
import type { Translated } from '../../texts.ts';

export const legalTexts: Translated<typeof english.legalTexts> = {
  contents: 'इस पेज पर',
  version: (version: string, day: string) => `वर्शन ${version}, ${day} से लागू`,
  others: 'और पढ़ें',
};
