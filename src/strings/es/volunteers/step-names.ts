import type * as english from '../../volunteers/step-names.ts';
import type { Translated } from '../../texts.ts';

export const stepNames: Translated<typeof english.stepNames> = {
  'still-coming': 'Sigo en camino',
  'on-the-way': 'Voy en camino',
  arrived: 'Llegué',
  done: 'Terminé',
  withdraw: 'Me retiro',
};
