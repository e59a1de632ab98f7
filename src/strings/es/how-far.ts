import type * as english from '../how-far.ts';
import type { Translated } from '../texts.ts';

export const farTexts: Translated<typeof english.farTexts> = {
  about: (distance) => `unos ${distance}`,
  below: (distance) => `menos de ${distance}`,
};
