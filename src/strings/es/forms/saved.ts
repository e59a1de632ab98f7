import type * as english from '../../forms/saved.ts';
import type { Translated } from '../../texts.ts';

export const savedTexts: Translated<typeof english.savedTexts> = {
  saved: 'Guardado en este teléfono',
  willBeSent: 'Guardado, se enviará',
  sent: (reference: string) => `Enviado, referencia ${reference}`,
  sentPlain: 'Enviado. Este servidor no da comprobantes, así que un reporte puede llegar dos veces.',
  needsYou: (reason: string) => `Requiere su atención. ${reason}`,
  replaced: 'Reemplazado por su corrección',
  newerVersion: 'Lo guardó una versión más nueva de esta aplicación. Actualice la aplicación para enviarlo.',
  notAllSent:
    'Este servidor no tiene dónde poner el número de personas ni la ayuda que se necesita: dígalo por teléfono.',
  waitingFirst: 'Está a punto de enviarse.',
  sendingNow: 'Se está enviando ahora.',
  closeIsFine: 'Puede cerrar la aplicación. El mensaje se envía solo en cuanto haya conexión.',
  openAgain: 'Deje abierta la aplicación, o ábrala de nuevo cuando haya conexión: entonces el mensaje se envía solo.',
  noPosition: 'No lleva ubicación GPS. Sí lleva la descripción del lugar.',
  nextTry: (when: string) => `Próximo intento: ${when}.`,
  fieldsLead: 'Lo que dice el servidor:',
  needsYouHelp:
    'Sigue entero en este teléfono. Corríjalo y envíelo de nuevo, o haga una copia y muéstrela a alguien que pueda ayudar.',
  damagedHelp:
    'No se envió: el texto de este teléfono estaba dañado. Haga una copia de lo que queda, o corríjalo y envíelo de nuevo.',
  replacedBody: 'Usted lo corrigió. Lo que envió en su lugar aparece aparte.',
  seeCorrection: 'Ver el corregido',
  correct: 'Corregir y enviar de nuevo',
  keptFor: 'La copia en este teléfono se conserva 30 días.',
  keepReference: 'Anote la referencia. Es la prueba de que su mensaje llegó.',
  arrivedAt: (when: string) => `Llegó el ${when}.`,
  stops: { phone: 'Su teléfono', server: 'Servidor de ayuda', arrived: 'Llegó' },
  refused: 'El servidor no aceptó este reporte.',
  sendNow: 'Enviar ahora',
  sendAgain: 'Enviar de nuevo',
  takeCopy: 'Hacer una copia',
  track: 'Ver cómo está',
  seeWaiting: 'Ver mensajes guardados',
  backHome: 'Volver al inicio',
  technical: 'Detalles técnicos',
  missingTitle: 'Ya no está en este teléfono',
  missingBody: 'Se borró de este teléfono, o se escribió en otro.',
};
