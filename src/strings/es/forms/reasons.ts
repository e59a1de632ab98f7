import type * as english from '../../forms/reasons.ts';
import type { Translated } from '../../texts.ts';

export const reasonTexts: Translated<typeof english.reasonTexts> = {
  unreachable: 'Todavía no hay conexión con el servidor.',
  'timed-out': 'La conexión es demasiado lenta en este momento.',
  'not-ours':
    'Esta red respondió en lugar de nuestro servidor. Quizá primero tenga que iniciar sesión en la red Wi-Fi.',
  'server-trouble': 'El servidor tiene un problema en este momento.',
  'server-busy': 'El servidor está ocupado y nos pidió esperar.',
  'sign-in': 'Queda en espera hasta que usted inicie sesión de nuevo.',
  newer: 'En espera de la actualización del servidor.',
  unconfirmed: 'El servidor todavía no lo ha confirmado, así que volveremos a preguntar.',
  damaged: 'Lo que hay aquí no es lo que usted guardó: la memoria de este teléfono se dañó.',
  refused: 'El servidor no lo aceptó.',
  'no-accounts':
    'A este servidor la aplicación solo envía reportes y solicitudes de ayuda, nada que pertenezca a una cuenta.',
  'no-messages': 'Este servidor no recibe mensajes ni tiene boletín.',
  invalid: 'El servidor no pudo aceptar lo que está escrito.',
  'key-reuse': 'El servidor ya tiene otra cosa con este número.',
  forbidden: 'El servidor no permite esto.',
  gone: 'Se quitó del servidor porque así se pidió.',
  'too-large': 'Es demasiado grande para el servidor.',
};
