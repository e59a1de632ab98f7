import type * as english from '../../admin/admin-aid.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const aidTabTexts: Translated<typeof english.aidTabTexts> = {
  none: 'No se encontraron solicitudes de ayuda',
  noneOfThese: 'Ninguna solicitud de ayuda coincide con lo que busca.',
  clear: 'Mostrar todas',
  notYet: 'Un administrador tiene que aprobar su cuenta antes de que usted vea quién necesita ayuda.',
  search: 'Buscar solicitudes de ayuda',
  searchHint: 'Palabras de la solicitud, un nombre, una necesidad o una referencia.',
  filters: 'Qué solicitudes de ayuda',
  all: 'Todas',
  unclaimed: 'Todavía de nadie',
  unconfirmed: 'Entregado, sin confirmar',
  urgent: 'Urgentes',
  counted: (label: string, count: string) => `${label}: ${count}`,
  found: (count: number) => plural(count, { one: '# solicitud', other: '# solicitudes' }),
  foundMore: (count: number) => plural(count, { one: '# solicitud y más', other: '# solicitudes y más' }),
  heldBack: (count: number) =>
    plural(count, {
      one: '# solicitud está apartada para revisarla, porque llegaron muchas a la vez.',
      other: '# solicitudes están apartadas para revisarlas, porque llegaron muchas a la vez.',
    }),
};

export const aidStatusNames: Translated<typeof english.aidStatusNames> = {
  active: 'Abiertas',
  fulfilled: 'Cubiertas',
  withdrawn: 'Retiradas',
  expired: 'Vencidas',
};

export const aidCardTexts: Translated<typeof english.aidCardTexts> = {
  viewDetails: 'Ver detalles',
  detailsOf: (what: string, who: string) => `Ver detalles: ${what}, ${who}`,
  requester: 'Quién la pide',
  contact: 'Número de contacto',
  deadline: 'Fecha límite',
  offeredWider: 'Queda una parte sin tomar: se ofrece más lejos',
  overdue: 'Plazo vencido',
  location: 'Lugar',
  requirements: 'Necesidades',
  urgent: 'Urgente',
  heldBack: 'Apartada para revisarla',
  forPerson: (name: string) => `Para ${name}`,
  delivered: (what: string) => `Ha llegado: ${what}`,
  given: (how: string) => `Cómo se entregó: ${how}`,
  hand: (name: string, when: string) => `La tiene ${name} desde ${when}`,
  unnamed: 'una organización',
  waits: 'Espera en este teléfono',
  statusOf: (need: string, status: string) => `${need}: ${status}. Cambiar`,
  change: 'Cambiar',
  details: 'Solicitud de ayuda',
  reference: 'Referencia',
  created: 'Recibida',
  written: 'Escrita',
  confirmed: 'Confirmado por quien pidió',
  moved: 'Quien pidió cambió el lugar',
  movedFrom: 'Lugar anterior',
  close: 'Cerrar',
  gone: 'Esta solicitud de ayuda no está en este teléfono.',
};

export const aidActTexts: Translated<typeof english.aidActTexts> = {
  saved: 'Guardado en este teléfono. Se envía solo.',
  notSaved: 'Este teléfono no pudo guardarlo, así que nada cambió. Inténtelo otra vez.',
  cancel: 'Cancelar',
  reason: 'Motivo',
  reasonHint: 'Queda en el historial de esta solicitud.',
  reasonMissing: 'Escriba el motivo.',

  assign: 'Dar a una organización',
  assignTitle: 'Dar a una organización',
  assignLines: 'De qué se encarga',
  assignNone: 'Elija al menos una necesidad.',
  findNgo: 'Nombre, lugar o trabajo de la organización',
  noNgos: 'Ninguna organización de este teléfono coincide.',
  firstNgos: (shown: string, total: string) => `Las ${shown} más adecuadas, de ${total} organizaciones.`,
  moreNgos: 'Mostrar más organizaciones',
  noNgosThere: 'El servidor tampoco conoce ninguna organización que coincida.',
  sameNgos: 'Todas están ya arriba.',
  fits: 'Trabaja en este tipo de ayuda',
  there: 'En el mismo lugar',
  give: 'Dar',
  giveTo: (name: string) => `Dar a ${name}`,

  handBack: 'Quitar',
  handBackFrom: (name: string) => `Quitar a ${name}`,
  handBackTitle: (name: string) => `¿Quitársela a ${name}?`,
  handBackBody: 'La organización deja de ver para quién es. Lo que está pendiente vuelve a no ser de nadie.',

  closeRequest: 'Cerrar la solicitud',
  newCode: 'Dar un código nuevo',
  newCodeTitle: '¿Dar a quien recibe un código nuevo?',
  newCodeBody: 'Se introdujeron demasiados códigos incorrectos. Quien recibe ve el nuevo en su teléfono.',
  closeTitle: '¿Cerrar esta solicitud?',
  closeBody:
    'No llegará nada más, aunque quede algo pendiente. Quien la tiene a su cargo la pierde. Se puede abrir otra vez.',
  closeHow: 'Por qué termina',
  closings: { withdrawn: 'Retirada: ya no hace falta', expired: 'Vencida: ya es tarde' },
  closeTold: (stage: string) => `Quien la pidió leerá «${stage}». Si aún hace falta, tendrá que enviar otra solicitud.`,

  reopen: 'Abrir otra vez',
  release: 'Pasar a la lista principal',
};
