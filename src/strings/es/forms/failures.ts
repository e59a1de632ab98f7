import { rupeesText } from '../../../../contract/base/rupees-text.ts';
import type * as english from '../../forms/failures.ts';
import type { Translated } from '../../texts.ts';

export const failureTexts: Translated<typeof english.failureTexts> = {
  'not-own-ngo': () => 'Otra cuenta escribió este perfil. Inicie sesión con la cuenta de esa ONG.',
  'not-an-ngo': () => 'Esta cuenta no es de una ONG, así que no tiene perfil de ONG.',
  'no-such-ngo': () => 'Esta ONG no existe o no está aprobada.',
  'after-withdrawal': () => 'Antes de este paso se retiró su aprobación y se liberó su plaza.',
  'unallocated-left': ({ left, underWay }) =>
    (left === 0
      ? 'No queda nada sin asignar de esta donación.'
      : `Solo quedan ${rupeesText(left)} sin asignar de esta donación.`) +
    (underWay === 0 ? '' : ` ${rupeesText(underWay)} se están devolviendo al donante.`),
  'allocation-left': ({ left }) =>
    left === 0 ? 'No queda nada de esta asignación.' : `Solo quedan ${rupeesText(left)} de esta asignación.`,
};
