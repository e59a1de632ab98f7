import type * as english from '../danger.ts';
import type { Translated } from '../texts.ts';

export const dangerTexts: Translated<typeof english.dangerTexts> = {
  lead: '¿Hay vidas en peligro?',
  call: (number: string) => `Llame al ${number}`,
  localNumber: 'número de emergencias local',
};
