import type * as english from '../../admin/reported-work.ts';
import type { Translated } from '../../texts.ts';

export const reportedWorkTexts: Translated<typeof english.reportedWorkTexts> = {
  title: 'Trabajo declarado como terminado',
  lead: 'Confirme lo que usted sepa o lo que le diga alguien en el lugar. El trabajo confirmado da derecho a un certificado.',
  empty: 'Ningún trabajo espera confirmación.',
  askReporter: 'Pregunte a quien informó antes de confirmar:',
  phone: 'Teléfono',
  place: 'Lugar',
  arrived: 'Llegada',
  done: 'Terminado',
  notSaid: 'No se indicó',
  goneReport: 'Un reporte que se eliminó',
  confirm: 'Confirmar',
  refuse: 'No confirmar',
  about: (act: string, name: string) => `${act}: ${name}`,
  confirmed: (name: string) => `El trabajo de ${name} está confirmado.`,
  refused: (name: string) => `El trabajo de ${name} no está confirmado. Esta persona lee el motivo.`,
  undone: (name: string) => `Deshecho. El trabajo de ${name} vuelve a estar pendiente.`,
  confirmAfterAll: 'Confirmar de todos modos',
  confirmedBy: (by: string | undefined, when: string) => `Confirmado ${by === undefined ? '' : `por ${by}, `}${when}`,
  refusedBy: (by: string | undefined, when: string) => `No confirmado ${by === undefined ? '' : `por ${by}, `}${when}`,
  conflict: (message: string) => `${message} La lista se cargó de nuevo.`,
  decideFailed: (reason: string) => `No se decidió nada. ${reason}`,
  failedTitle: 'No se pudo cargar el trabajo declarado',
  needsConnection: 'Para confirmar hace falta conexión: la decisión vale de inmediato, para todos.',
  reload: 'Actualizar',
  showMore: 'Mostrar más',
};

export const notConfirmTexts: Translated<typeof english.notConfirmTexts> = {
  title: (name: string) => `¿No confirmar el trabajo de ${name}?`,
  body: 'La persona voluntaria lee el motivo y no recibe certificado por este trabajo.',
  reason: 'Motivo',
  reasonHint: 'Una frase que esta persona entienda.',
  reasonMissing: 'Escriba el motivo.',
  yes: 'No confirmar',
  no: 'Cancelar',
};
