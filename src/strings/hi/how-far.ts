import type * as english from '../how-far.ts';
import type { Translated } from '../texts.ts';

export const farTexts: Translated<typeof english.farTexts> = {
  about: (distance) => `करीब ${distance}`,
  below: (distance) => `${distance} से कम`,
};
