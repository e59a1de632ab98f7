import { plural } from '../../plural.ts';
import { sizeText } from '../../size.ts';
import type * as english from '../../shell/storage.ts';
import type { Translated } from '../../texts.ts';

export const storageTexts: Translated<typeof english.storageTexts> = {
  title: 'La memoria de este teléfono',
  used: (bytes: number) => `Esta aplicación usa ${sizeText(bytes)}.`,
  usedAndFree: (used: number, free: number) =>
    `Esta aplicación usa ${sizeText(used)}. Este navegador le permite usar hasta ${sizeText(free)} más, si el teléfono tiene ese espacio.`,
  unknown: 'Este navegador no dice cuánto se usa.',
  promised: 'Este teléfono ha prometido conservarlo.',
  notPromised:
    'El sistema puede borrarlo cuando falte espacio. Las aplicaciones instaladas son lo último que se borra.',
  privateTitle: 'Esta es una ventana privada',
  privateBody:
    'Si cierra esta ventana, se borra lo que está en espera. Déjela abierta hasta que todo se haya enviado, o haga una copia.',
  fullTitle: 'Este teléfono está lleno',
  fullBody:
    'Lo que espera aquí se envía de todos modos, y llega una sola vez. Pero en este teléfono no queda espacio para anotar lo que ha llegado, así que puede seguir apareciendo aquí como pendiente.',
  fullHelp: 'Borre fotos o aplicaciones que no necesite y vuelva a intentarlo.',
  ifPrivate: 'Si es una ventana privada, al cerrarla se borra lo que está en espera.',
  slowTitle: 'La memoria de este teléfono no responde',
  slowBody: 'Quizá solo tarde mucho. En cuanto responda, esta página mostrará lo que hay en este teléfono.',
  failedTitle: 'No se puede leer la memoria de este teléfono',
  failedBody: 'Lo que se guardó antes puede seguir ahí. Esta aplicación no borró nada de ello.',
  formsWork: 'Puede llenar un formulario y enviarlo sin guardarlo.',
  tryAgain: 'Intentar de nuevo',
  takeCopy: 'Hacer una copia de lo que espera',
  copyHelp: 'Este teléfono guarda una segunda copia de lo que espera. Puede llevársela en un archivo.',
  noCopy: 'No se encontró ninguna segunda copia entera. No se copió nada.',
  backHome: 'Volver al inicio',
  recoveredTitle: 'Una parte de la memoria de este teléfono se dañó',
  restored: (count: number) =>
    plural(count, {
      one: '# mensaje se recuperó de su segunda copia.',
      many: '# de mensajes se recuperaron de su segunda copia.',
      other: '# mensajes se recuperaron de su segunda copia.',
    }),
  lost: (count: number) =>
    plural(count, {
      one: '# mensaje no se pudo recuperar.',
      many: '# de mensajes no se pudieron recuperar.',
      other: '# mensajes no se pudieron recuperar.',
    }),
  lostHelp: 'Si recuerda lo que decía, escríbalo de nuevo, por favor.',
  understood: 'Lo he leído',
};
