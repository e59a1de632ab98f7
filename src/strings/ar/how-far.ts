import type * as english from '../how-far.ts';
import type { Translated } from '../texts.ts';

export const farTexts: Translated<typeof english.farTexts> = {
  about: (distance) => `نحو ${distance}`,
  below: (distance) => `أقل من ${distance}`,
};
