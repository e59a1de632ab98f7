import type * as english from '../../admin/acts.ts';
import type { Translated } from '../../texts.ts';

export const actStateTexts: Translated<typeof english.actStateTexts> = {
  waiting: (act: string) => `Espera en este teléfono: ${act}`,
  notDone: (act: string) => `Necesita su atención: ${act}`,
  soon: 'Se envía solo en cuanto haya conexión. Hasta entonces no cuenta para nadie más.',
  see: 'Ver lo que espera',
  conflict: 'Alguien fue primero',
  first: (name: string, when: string | undefined) =>
    `${name} actuó antes que usted${when === undefined ? '' : `, ${when}`}.`,
  otherAdmin: 'Otra persona de la administración',
  stands: (how: string) => `Ahora está así: ${how}.`,
  nothing: (act: string) =>
    `Por eso lo suyo (${act}) no cambió nada. Mire cómo está ahora y actúe otra vez si todavía hace falta.`,
  putAway: 'Quitar este aviso',
};

export const actNames: Translated<typeof english.actNames> = {
  'actOnReport.decide': 'decisión sobre el reporte',
  'actOnReport.revise': 'datos corregidos',
  'actOnReport.describe': 'texto público y necesidades',
  'actOnReport.release': 'pasado a la lista principal',
  'actOnReport.merge': 'unido a otro',
  'actOnReport.unmerge': 'separado del incidente',
  'actOnReport.keep-apart': 'mantenidos aparte',
  'actOnReport.merge-added': 'unidos los avisos enviados como ampliación',
  alertVolunteers: 'alerta a personas voluntarias',
  'actOnAid.assign': 'asignación a una organización',
  'actOnAid.take': 'toma de la solicitud',
  'actOnAid.reject': 'solicitud rechazada',
  'actOnAid.reconsider': 'rechazo retirado',
  'actOnAid.hand-back': 'devolución',
  'actOnAid.need': 'estado de una necesidad',
  'actOnAid.close': 'cierre de la solicitud',
  'actOnAid.reopen': 'reapertura de la solicitud',
  'actOnAid.release': 'solicitud pasada a la lista principal',
  'actOnAid.merge': 'unida a otra',
  'actOnAid.unmerge': 'separada de la otra',
  'actOnAid.keep-apart': 'mantenidas aparte',
  packDelivery: 'entrega preparada',
  'actOnDelivery.depart': 'entrega en camino',
  'actOnDelivery.deliver': 'entrega realizada',
  'actOnDelivery.cancel': 'entrega cancelada',
  'actOnAccount.decide': 'decisión sobre la cuenta',
  'actOnAccount.undo': 'decisión retirada',
  markMessage: 'marca en un mensaje',
  'actOnRoadBlock.confirm': 'bloqueo confirmado',
  'actOnRoadBlock.lift': 'bloqueo levantado',
};

export const standingTexts: Translated<typeof english.standingTexts> = {
  pending: 'pendiente',
  active: 'en curso',
  resolved: 'resuelto',
  dismissed: 'descartado',
  approved: 'aprobada',
  refused: 'rechazada',
  fulfilled: 'cubierta',
  'partially-fulfilled': 'cubierta en parte',
  in_transit: 'en camino',
  delivered: 'entregada',
  canceled: 'cancelada',
  withdrawn: 'retirada',
  expired: 'vencida',
  answered: 'respondido',
  reported: 'sin confirmar',
  confirmed: 'confirmado',
  lifted: 'levantado',
};

export const lateTexts: Translated<typeof english.lateTexts> = {
  late: (made: string, received: string) => `Hecho ${made}, recibido ${received}`,
  slow: (made: string, way: string) => `Hecho ${made}, tardó ${way} en llegar`,
};
