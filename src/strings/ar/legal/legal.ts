import type * as english from '../../legal/legal.ts';
import type { Translated } from '../../texts.ts';
import { ltr } from '../isolate.ts';

export const legalTexts: Translated<typeof english.legalTexts> = {
  contents: 'في هذه الصفحة',
  version: (version: string, day: string) => `الإصدار ${ltr(version)}، بتاريخ ${day}`,
  others: 'للمزيد من القراءة',
};
