import { plural } from '../../plural.ts';
import type * as english from '../../admin/approvals.ts';
import type { Translated } from '../../texts.ts';

export const approvalTexts: Translated<typeof english.approvalTexts> = {
  about: (act: string, name: string) => `${act}: ${name}`,
  tables: {
    volunteer: 'Solicitudes de voluntariado pendientes',
    ngo: 'Solicitudes de ONG pendientes',
    admin: 'Solicitudes de administración pendientes',
  },
  nobody: 'No hay nadie pendiente.',
  approve: 'Aprobar',
  refuse: 'Rechazar',
  showMore: 'Mostrar más',
  reload: 'Actualizar',

  decided: 'Ya decididas',
  decidedTables: { approved: 'Aprobadas', refused: 'Rechazadas' },
  approvedBy: (by: string | undefined, when: string) => `Aprobada ${by === undefined ? '' : `por ${by}, `}${when}`,
  refusedBy: (by: string | undefined, when: string) => `Rechazada ${by === undefined ? '' : `por ${by}, `}${when}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  nothingDecided: 'Nadie.',
  withdraw: 'Retirar la aprobación',
  approveAfterAll: 'Aprobar de todos modos',
};

export const decisionTexts: Translated<typeof english.decisionTexts> = {
  refuseTitle: (name: string) => `¿Rechazar la cuenta de ${name}?`,
  withdrawTitle: (name: string) => `¿Retirar la aprobación de ${name}?`,
  refuseBody: 'Esta persona lee el motivo en su propia página. Usted puede aprobar su cuenta más adelante.',
  expected: (where: string) => `Ahora se le espera en: ${where}. Su plaza se libera de inmediato: llame antes.`,
  near: (what: string, town: string) => `${what} cerca de ${town}`,
  people: (count: number) => plural(count, { one: '# persona', other: '# personas' }),
  withdrawBody:
    'Se cierra su sesión en todas partes y pierde todo lo que su tipo de cuenta le permitía. Esta persona lee el motivo.',
  reason: 'Motivo',
  reasonHint: 'Una frase que esta persona entienda.',
  reasonMissing: 'Escriba el motivo.',
  refuseYes: 'Rechazar',
  withdrawYes: 'Retirar',
  adminTitle: (name: string) => `¿Dar a ${name} una cuenta de administración?`,
  adminBody:
    'Un administrador lo ve todo, también los nombres y números de quienes necesitan ayuda, y decide sobre todos los demás. Compruebe que conoce a esta persona.',
  adminYes: 'Sí, aprobar',
  no: 'Cancelar',
};

export const findTexts: Translated<typeof english.findTexts> = {
  title: 'Enlaces de acceso',
  lead: 'Para quien ya no puede iniciar sesión: cree un enlace con el que elija una contraseña nueva.',
  label: 'Nombre o correo electrónico',
  find: 'Buscar',
  searching: 'Buscando…',
  none: 'No se encontró a nadie.',
  found: (count: number) =>
    plural(count, {
      one: 'Se encontró # persona.',
      many: 'Se encontraron # de personas.',
      other: 'Se encontraron # personas.',
    }),
  showMore: 'Mostrar más',
  cancel: 'Cancelar',
  close: 'Cerrar',
  makeLinkFor: (name: string) => `Crear enlace de contraseña para ${name}`,
  makeLink: 'Crear enlace de contraseña',
  confirmTitle: (name: string) => `¿Crear un enlace de contraseña para ${name}?`,
  confirmBody:
    'Quien tenga el enlace puede iniciar sesión como esta persona. Compruebe que de verdad habla con ella, y no le dé el enlace a nadie más. Un enlace anterior deja de servir.',
  confirmYes: 'Crear el enlace',
  ready: 'El enlace está listo',
  goodFor: (minutes: number) =>
    plural(minutes, {
      one: 'Sirve durante # minuto, y una sola vez.',
      many: 'Sirve durante # de minutos, y una sola vez.',
      other: 'Sirve durante # minutos, y una sola vez.',
    }),
  mailed: (email: string, minutes: number) =>
    `El enlace se envió a ${email}. ${plural(minutes, {
      one: 'Sirve durante # minuto, y una sola vez.',
      many: 'Sirve durante # de minutos, y una sola vez.',
      other: 'Sirve durante # minutos, y una sola vez.',
    })}`,
  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'El enlace está copiado.',
  notCopied: 'No se pudo copiar. Mantenga el dedo sobre el enlace para copiarlo.',
};

export const accountStatusNames: Translated<typeof english.accountStatusNames> = {
  pending: 'pendiente de aprobación',
  approved: 'cuenta aprobada',
  refused: 'cuenta rechazada',
  donor: 'donante',
};
