import type * as english from '../../forms/failures.ts';
import type { Translated } from '../../texts.ts';

export const failureTexts: Translated<typeof english.failureTexts> = {
  'not-own-ngo': () => 'Otra cuenta escribió este perfil. Inicie sesión con la cuenta de esa ONG.',
  'not-an-ngo': () => 'Esta cuenta no es de una ONG, así que no tiene perfil de ONG.',
  'no-such-ngo': () => 'Esta ONG no existe o no está aprobada.',
};
