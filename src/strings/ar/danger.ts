import type * as english from '../danger.ts';
import type { Translated } from '../texts.ts';

export const dangerTexts: Translated<typeof english.dangerTexts> = {
  lead: 'حياة في خطر؟',
  call: (number: string) => `الاتصال على ${number}`,
  localNumber: 'رقم الطوارئ المحلي',
};
