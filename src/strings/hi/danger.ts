import type * as english from '../danger.ts';
import type { Translated } from '../texts.ts';

export const dangerTexts: Translated<typeof english.dangerTexts> = {
  lead: 'जान का खतरा है?',
  call: (number: string) => `${number} पर कॉल करें`,
  localNumber: 'स्थानीय इमरजेंसी नंबर',
};
