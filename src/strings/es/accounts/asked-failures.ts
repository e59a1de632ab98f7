import type * as english from '../../accounts/asked-failures.ts';
import type { Translated } from '../../texts.ts';

export const askedFailureTexts: Translated<typeof english.askedFailureTexts> = {
  unreachable: 'No hay conexión con el servidor.',
  'timed-out': 'La conexión es demasiado lenta en este momento.',
  internal: 'El servidor tiene un problema en este momento.',
  'sign-in': 'Se cerró su sesión en este teléfono. Inicie sesión de nuevo.',
  photos: 'Las fotos necesitan conexión.',
  forbidden: 'Su cuenta no tiene permiso para hacer esto.',
};
