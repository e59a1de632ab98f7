import type * as english from '../inbox.ts';
import type { Translated } from '../texts.ts';

export const inboxTexts: Translated<typeof english.inboxTexts> = {
  title: 'Mensajes',
  open: 'Mensajes sin responder',
  nothingOpen: 'No hay mensajes sin responder.',
  aside: 'Apartados: llegaron en gran número',
  asideLead: 'Llegaron tantos a la vez que pueden ser correo basura. Entre ellos puede haber mensajes verdaderos.',
  nothingAside: 'No se apartó nada.',
  answered: 'Respondidos',
  nothingAnswered: 'Todavía ninguno.',
  reference: 'Referencia',
  came: 'Llegó',
  written: 'Escrito',
  replyTo: (email: string) => `Escribir a ${email}`,
  mailSubject: (reference: string) => `Su mensaje ${reference}`,
  mark: 'Marcar como respondido',
  markAbout: (name: string) => `Marcar como respondido: mensaje de ${name}`,
  openAgain: 'Volver a abrir',
  openAgainAbout: (name: string) => `Volver a abrir: mensaje de ${name}`,
  marked: (name: string) => `El mensaje de ${name} está marcado como respondido.`,
  reopened: (name: string) => `El mensaje de ${name} está abierto de nuevo.`,
  answeredBefore: (by: string | undefined, name: string, when: string) =>
    `${by ?? 'Otro administrador'} ya respondió el mensaje de ${name} antes que usted, ${when}. No se cambió nada.`,
  undo: 'Deshacer',
  answeredBy: (by: string | undefined, when: string) => `Respondido ${by === undefined ? '' : `por ${by}, `}${when}`,
  showMore: 'Mostrar más',
  reload: 'Cargar de nuevo',
  failedTitle: 'No se pudieron cargar los mensajes',
  needsConnection: 'Los mensajes solo se guardan en el teléfono de quien los envía: para leerlos hace falta conexión.',
  markFailed: (reason: string) => `No se cambió nada. ${reason}`,
};
