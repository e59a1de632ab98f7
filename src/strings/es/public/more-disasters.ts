import type * as english from '../../public/more-disasters.ts';
import type { Translated } from '../../texts.ts';

export const moreDisasterTexts: Translated<typeof english.moreDisasterTexts> = {
  noneKept: 'Ninguno de los desastres guardados en este teléfono coincide.',
  farther: (km: string) => `Los desastres a más de ${km} se muestran solo si este teléfono los guarda.`,
};
