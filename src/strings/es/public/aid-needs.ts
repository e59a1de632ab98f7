import type * as english from '../../public/aid-needs.ts';
import type { Translated } from '../../texts.ts';

export const needStatusNames: Translated<typeof english.needStatusNames> = {
  pending: 'Pendiente',
  'partially-fulfilled': 'Cubierta en parte',
  fulfilled: 'Cubierta',
};

export const partTexts: Translated<typeof english.partTexts> = {
  partTitle: (need: string) => `${need}: ¿cuánto ha llegado?`,
  part: 'Ha llegado hasta ahora',
  partHint: 'Por ejemplo, 40 de 100 litros.',
  partYes: 'Guardar como cubierta en parte',
  cancel: 'Cancelar',
};
