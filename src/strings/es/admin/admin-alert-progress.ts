import type * as english from '../../admin/admin-alert-progress.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const alertProgressTexts: Translated<typeof english.alertProgressTexts> = {
  title: 'Avisos a los voluntarios',
  none: 'No se ha avisado a nadie de este desastre.',
  coming: 'Preguntando hasta dónde ha llegado…',
  by: (name: string) => `Por ${name}`,
  phones: (count: number) => plural(count, { one: '# teléfono', other: '# teléfonos' }),
  volunteers: (count: number) => plural(count, { one: '# voluntario', other: '# voluntarios' }),
  some: (some: string, all: string) => `${some} de ${all}`,
  within: 'Se busca hasta a',
  widest: 'Como máximo a',
  nextRing: (time: string) => `Se avisa a voluntarios más lejanos ${time} si para entonces han aceptado muy pocos.`,
  noneAnswered: 'Ningún teléfono ha respondido todavía. Un teléfono responde cuando está encendido y tiene red.',
  noneChosen:
    'No se encontró ningún teléfono al que avisar: los voluntarios cercanos están ocupados, no quieren avisos así o no los reciben en un teléfono. Encuentran el desastre en la aplicación.',
  noneChosenYet: 'Se están eligiendo los primeros teléfonos.',
  notKept: (count: number) =>
    plural(count, {
      one: 'Se eligió a # voluntario. Hasta dónde llegó ya no se sabe aquí.',
      other: 'Se eligió a # voluntarios. Hasta dónde llegó ya no se sabe aquí.',
    }),
  noPhones: (count: number) =>
    plural(count, {
      one: 'Se eligió a # voluntario cuyo teléfono ya no recibe avisos. Se le avisa por otra vía, si lo quiere.',
      other:
        'Se eligió a # voluntarios cuyos teléfonos ya no reciben avisos. Se les avisa por otra vía, si lo quieren.',
    }),
  earlier: 'Avisos anteriores',
  queued: 'Espera en este teléfono',
  queuedBody: 'Todavía no se ha avisado a nadie. Sale por sí solo cuando el servidor lo tenga.',
  notTaken: 'No enviado: le necesita a usted',
  never: 'En este teléfono no consta hasta dónde han llegado los avisos, y no se puede conectar con el servidor.',
  neverRefused:
    'En este teléfono no consta hasta dónde han llegado los avisos, y el servidor no respondió como se esperaba.',
};

export const alertStateNames: Translated<typeof english.alertStateNames> = {
  choosing: 'Eligiendo voluntarios',
  sending: 'Saliendo ahora',
  waiting: 'Enviado, espera a que acepten más',
  done: 'Enviado',
};

export const alertFigureNames: Translated<typeof english.alertFigureNames> = {
  chosen: 'Elegidos',
  sent: 'Enviado',
  reached: 'Llegó al teléfono',
  opened: 'Abierto',
  accepted: 'Aceptaron desde entonces',
};

export const alertHeldNames: Translated<typeof english.alertHeldNames> = {
  rest: 'Les toca en seguida',
  over: 'Ya no hacía falta cuando les tocó',
  quiet: 'Horas de descanso: se les avisa cuando terminen',
  capped: 'Ya tuvieron tantos avisos hoy como recibe una persona',
  gone: 'Ya no reciben avisos: cerraron la sesión o los apagaron',
  refused: 'El servicio que lleva los avisos los rechazó',
  unreachable: 'El servicio que lleva los avisos no respondió',
};

export const alertWays: Translated<typeof english.alertWays> = {
  sms: 'Por SMS, a quienes no llegó ningún aviso al teléfono',
  email: 'Por correo, a quienes no llegó ningún aviso al teléfono',
};

export const alertWayNames: Translated<typeof english.alertWayNames> = {
  waiting: 'Les toca en seguida',
  noAddress: 'Sin número o dirección a la que pueda ir',
  refused: 'El servicio que lo lleva lo rechazó',
  unreachable: 'El servicio que lo lleva no respondió',
  failed: 'No se les pudo avisar',
  unknown: 'No se sabe si llegó',
};
