import type * as english from '../danger.ts';
import type { Translated } from '../texts.ts';
import { ltr } from './isolate.ts';

export const dangerTexts: Translated<typeof english.dangerTexts> = {
  lead: 'حياة في خطر؟',
  call: (number: string) => `الاتصال بالرقم ${ltr(number)}`,
};
