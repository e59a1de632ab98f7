import { plural } from '../../plural.ts';
import type * as english from '../../accounts/call-failures.ts';
import type { Translated } from '../../texts.ts';

export const waitTexts: Translated<typeof english.waitTexts> = {
  tooMany: 'Demasiados intentos.',
  unknown: 'Espere un poco e inténtelo de nuevo.',
  seconds: (count: number) =>
    plural(count, {
      one: 'Inténtelo de nuevo en un segundo.',
      many: 'Inténtelo de nuevo en # de segundos.',
      other: 'Inténtelo de nuevo en # segundos.',
    }),
  minutes: (count: number) =>
    plural(count, {
      one: 'Inténtelo de nuevo en un minuto.',
      many: 'Inténtelo de nuevo en # de minutos.',
      other: 'Inténtelo de nuevo en # minutos.',
    }),
};

export const callFailureTexts: Translated<typeof english.callFailureTexts> = {
  unreachable: 'No hay conexión con el servidor. Lo que escribió sigue aquí: inténtelo de nuevo cuando haya señal.',
  'timed-out':
    'La conexión es demasiado lenta en este momento. Lo que escribió sigue aquí: inténtelo de nuevo enseguida.',
  busy: 'El servidor está ocupado en este momento. Inténtelo de nuevo enseguida.',
  newer: 'Primero hay que actualizar el servidor. Lo que escribió se queda aquí: inténtelo más tarde.',
  internal: 'El servidor tiene un problema en este momento. Lo que escribió sigue aquí: inténtelo de nuevo enseguida.',
  'not-kept':
    'La memoria de este teléfono está llena o no responde, y otra persona tiene la sesión abierta aquí. Cierre primero la sesión de esa persona, o use otro navegador.',
  'cannot-seal':
    'En este teléfono hay un mensaje de otra persona en espera, y este navegador no puede bloquearlo en una dirección sin https. Primero hay que enviarlo o quitarlo: esa persona inicia sesión aquí, o usted usa otro navegador.',
};
