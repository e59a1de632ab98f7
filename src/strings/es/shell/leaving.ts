import { plural } from '../../plural.ts';
import type * as english from '../../shell/leaving.ts';
import type { Translated } from '../../texts.ts';

export const leavingTexts: Translated<typeof english.leavingTexts> = {
  title: (count: number) =>
    plural(count, {
      one: 'Hay # mensaje sin enviar',
      many: 'Hay # de mensajes sin enviar',
      other: 'Hay # mensajes sin enviar',
    }),
  body: (count: number) =>
    plural(count, {
      one: 'Es de su cuenta, y solo este teléfono lo tiene. ¿Qué quiere hacer con él?',
      many: 'Son de su cuenta, y solo este teléfono los tiene. ¿Qué quiere hacer con ellos?',
      other: 'Son de su cuenta, y solo este teléfono los tiene. ¿Qué quiere hacer con ellos?',
    }),
  written: (count: number) =>
    plural(count, {
      one: '# reporte, solicitud o mensaje que usted escribió no es de ninguna cuenta: este teléfono lo envía también después de que cierre sesión. Nadie más puede leerlo aquí.',
      many: '# de reportes, solicitudes o mensajes que usted escribió no son de ninguna cuenta: este teléfono los envía también después de que cierre sesión. Nadie más puede leerlos aquí.',
      other:
        '# reportes, solicitudes o mensajes que usted escribió no son de ninguna cuenta: este teléfono los envía también después de que cierre sesión. Nadie más puede leerlos aquí.',
    }),
  send: 'Enviar ahora',
  sending: 'Intentando enviar…',
  stillHere: (count: number, why: string) =>
    `${plural(count, {
      one: '# mensaje no se pudo enviar.',
      many: '# de mensajes no se pudieron enviar.',
      other: '# mensajes no se pudieron enviar.',
    })} ${why}`,
  stillHereWhy: 'Elija otra opción, o inténtelo más tarde.',
  keep: 'Dejar bloqueado para mí',
  keepHint:
    'Nadie más que use este teléfono puede leer lo que está bloqueado. Vuelve y se envía cuando usted inicie sesión aquí de nuevo.',
  keepWritten: 'Cerrar sesión y enviar después',
  cannotKeep: 'Aquí no se puede bloquear: esta dirección no está cifrada (http).',
  export: 'Hacer una copia',
  copied: (name: string) => `Su navegador recibió la copia en el archivo ${name}.`,
  delete: 'Borrar',
  deleteLabel: (count: number) => `Para borrar, escriba el número ${count}`,
  deleteWrong: (count: number) => `Escriba ${count}.`,
  beingSent: 'Un mensaje se está enviando en este momento. Espere un poco e inténtelo de nuevo.',
  cancel: 'No cerrar sesión',
  failed: 'No funcionó. Su sesión sigue abierta y no cambió nada.',
  left: 'Se cerró su sesión.',
};
