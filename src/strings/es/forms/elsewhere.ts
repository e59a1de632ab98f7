import type * as english from '../../forms/elsewhere.ts';
import type { Translated } from '../../texts.ts';

export const elsewhereTexts: Translated<typeof english.elsewhereTexts> = {
  elsewhere: 'Registrado en otro lugar',
  title: '¿Ya está registrado en otro lugar?',
  hint: 'Así no se entrega dos veces.',
  source: 'Dónde',
  number: 'Su número allí',
};
