import type * as english from '../../volunteers/sharing.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const sharingTexts: Translated<typeof english.sharingTexts> = {
  title: 'Compartir dónde está',
  off: 'Nadie ve dónde está usted.',
  who: 'Si lo comparte, solo lo ven quienes coordinan este desastre, hasta la hora que usted elija. Se envía solo mientras esta página o sus notificaciones estén abiertas.',
  howLong: 'Por cuánto tiempo',
  hours: (count: number) => plural(count, { one: 'Durante # hora', other: 'Durante # horas' }),
  untilDone: (hours: number) =>
    plural(hours, { one: 'Hasta que termine, # hora como máximo', other: 'Hasta que termine, # horas como máximo' }),
  start: 'Empezar a compartir',
  stop: 'Dejar de compartir',
  on: (time: string) => `Comparte dónde está hasta: ${time}.`,
  chosen: (time: string) => `Eligió compartir dónde está hasta: ${time}.`,
  notYet: 'Todavía no lo ve nadie: desde aquí no se ha enviado ninguna ubicación.',
  coordinators: 'Lo ven quienes coordinan este desastre.',
  lastSent: (time: string) => `Último envío: ${time}.`,
  finding: 'Buscando su ubicación…',
  stopped: 'Detenido. El servidor ha olvidado dónde estaba usted.',
  stoppedAlone: (minutes: number) =>
    plural(minutes, {
      one: 'Detenido: este teléfono ya no envía nada. No hay conexión con el servidor; olvida por sí solo la última ubicación en un minuto.',
      other:
        'Detenido: este teléfono ya no envía nada. No hay conexión con el servidor; olvida por sí solo la última ubicación en # minutos.',
    }),
  ended: 'El servidor ya no recibe ubicaciones para este desastre, así que dejó de compartirse.',
  refused: 'Su teléfono no comparte su ubicación con esta aplicación. Permítalo en los ajustes del navegador.',
  'timed-out': 'Todavía no se encontró la ubicación. A cielo abierto funciona mejor.',
  unavailable: 'El teléfono no puede encontrar su ubicación aquí.',
  unsupported: 'Este teléfono no puede indicar su ubicación.',
  notSent: 'No se pudo enviar la última ubicación. Se vuelve a intentar por sí solo.',
};
