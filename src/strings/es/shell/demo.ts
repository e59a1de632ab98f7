import type * as english from '../../shell/demo.ts';
import type { Translated } from '../../texts.ts';

export const demoTexts: Translated<typeof english.demoTexts> = {
  title: 'Demostración',
  mark: 'Aquí nada es real y lo que envíe no le llega a nadie.',
  saved:
    'Esto es una demostración: lo que envíe aquí no le llega a nadie. Si hay peligro de verdad, llame para pedir ayuda.',
};
