import type * as english from '../../public/ngo-requests.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const ngoRequestTexts: Translated<typeof english.ngoRequestTexts> = {
  notYet: 'Un administrador tiene que aprobar su organización antes de que usted vea solicitudes de ayuda.',
  profileFirst:
    'Su perfil aún no tiene áreas de trabajo, así que ve todas las solicitudes. Añádalas para ver lo que le corresponde.',
  toProfile: 'A su perfil',
  which: 'Qué solicitudes',
  filters: 'Búsqueda y filtros',
  filtersOn: (count: number) =>
    plural(count, { one: 'Búsqueda y filtros: # activo', other: 'Búsqueda y filtros: # activos' }),
  all: 'Todas',
  accepted: 'Aceptadas',
  rejected: 'Rechazadas',
  counted: (label: string, count: string) => `${label} (${count})`,
  search: 'Buscar solicitudes',
  searchHint: 'Palabras de la solicitud, un lugar o una referencia.',
  wide: 'También fuera de sus áreas y de su zona de trabajo',
  found: (count: number) => plural(count, { one: '# solicitud', many: '# de solicitudes', other: '# solicitudes' }),
  more: 'Mostrar más solicitudes',
  none: 'Ahora no hay ninguna solicitud de ayuda para su organización.',
  noneHow: 'En cuanto llegue una, aparecerá aquí.',
  noneAccepted: 'Aún no se ha encargado de nada.',
  noneRejected: 'No ha rechazado nada.',
  noneFits: 'Ninguna solicitud corresponde a lo que busca.',
  clear: 'Mostrar todas',
  showMap: 'Mostrar en un mapa',
  hideMap: 'Ocultar el mapa',
  mapLabel: 'Mapa de las solicitudes de esta lista',
  unplaced: (count: number) =>
    plural(count, {
      one: '# solicitud no tiene posición.',
      many: '# de solicitudes no tienen posición.',
      other: '# solicitudes no tienen posición.',
    }),
};

export const urgencyNames: Translated<typeof english.urgencyNames> = {
  critical: 'Crítica',
  high: 'Alta',
  normal: 'No urgente',
};

export const ngoRequestCardTexts: Translated<typeof english.ngoRequestCardTexts> = {
  open: 'Nueva',
  asked: 'Pedida, sin respuesta aún',
  accepted: 'Aceptada',
  rejected: 'Rechazada',
  askedBody: 'Será suya solo cuando el servidor haya respondido. No salga antes.',
  sender: 'De',
  contact: 'Contacto',
  contactLater: 'Se muestra cuando haya aceptado.',
  contactComing: 'Llega con la próxima respuesta del servidor.',
  contactWhy: 'El servidor anota quién lo ve. Úselo solo para ayudar aquí.',
  location: 'Lugar',
  distance: 'Desde su zona de trabajo',
  beyond: (far: string) =>
    `Nadie más cercano la ha aceptado, por eso se le ofrece también a usted: a ${far} de su zona de servicio.`,
  deadline: 'Fecha límite',
  askedAt: 'Solicitada',
  confirmed: 'Quien pidió dice que aún se necesita',
  moved: 'Quien pidió cambió el lugar',
  needs: 'Qué se necesita',
  urgent: 'Urgente',
  others: 'La tiene otra organización',
  ours: 'Suya',
  alsoFrom: 'También de',
  forPerson: (name: string) => `Para ${name}`,
  delivered: (what: string) => `Ha llegado: ${what}`,
  given: (how: string) => `Cómo se entregó: ${how}`,
  message: 'Enviar un mensaje',
  openInMaps: 'Abrir en una app de mapas',
  reference: 'Referencia',
  showPhotos: 'Mostrar las fotos',
  accept: 'Aceptar',
  acceptOf: (what: string) => `Aceptar: ${what}`,
  acceptPart: 'Elegir de qué se encarga',
  reject: 'Rechazar',
  rejectOf: (what: string) => `Rechazar: ${what}`,
  reconsider: 'Retirar el rechazo',
  handBack: 'Devolver',
  change: 'Cambiar',
  statusOf: (need: string, status: string) => `${need}: ${status}. Cambiar`,
  waits: 'Espera en este teléfono',
  next: 'Mostrar la siguiente solicitud abierta',
};

export const ngoRequestAskTexts: Translated<typeof english.ngoRequestAskTexts> = {
  saved: 'Guardado en este teléfono.',
  savedUnder: (place) => `Guardado en este teléfono. Está en «${place}».`,
  notSaved: 'Este teléfono no pudo guardarlo, así que no cambió nada. Inténtelo de nuevo.',
  otherNgo: 'Otra organización',
  takeTitle: '¿De qué se encarga?',
  takeLegend: 'Todo lo que aún está libre',
  takeNone: 'Elija al menos una necesidad.',
  amount: (need: string) => `Cuánto toma: ${need}`,
  amountHint: (most: string) => `Quedan: ${most}`,
  amountWrong: (most: string) => `Escriba un número, como máximo ${most}.`,
  take: 'Aceptar estas',
  close: 'Cerrar',
  handBack: 'Devolver',
  handBackTitle: '¿Devolver esto?',
  handBackBody: 'Lo que falta queda libre para otras, y usted deja de ver para quién es.',
  reason: 'Motivo',
  reasonHint: 'Queda en el historial de esta solicitud.',
  reasonMissing: 'Indique un motivo.',
  cancel: 'Cancelar',
};

export const ngoGivenTexts: Translated<typeof english.ngoGivenTexts> = {
  title: (need: string) => `¿Cómo se entregó ${need}?`,
  body: 'Con una entrega, quien recibe la confirma con un código. Sin ella, diga aquí cómo se entregó.',
  how: 'Cómo se entregó',
  hint: 'Quién lo entregó, dónde y a quién. Por ejemplo: nuestra lancha lo llevó a la casa.',
  missing: 'Diga cómo se entregó.',
  yes: 'Guardar como cubierta',
  cancel: 'Cancelar',
};

export const ngoWorkTexts: Translated<typeof english.ngoWorkTexts> = {
  none: 'Aún no hay nada terminado.',
  noneHow: 'Lo que usted aceptó y entregó aparece aquí.',
  unknown: 'Este teléfono aún no sabe qué ha terminado. Lo pregunta en cuanto haya red.',
  title: (disaster: string) => `Ayuda: ${disaster}`,
  location: 'Lugar',
  date: 'Terminada',
  duration: 'Duración',
  impact: 'Resultado',
  met: (count: number) =>
    plural(count, {
      one: '# necesidad cubierta',
      many: '# de necesidades cubiertas',
      other: '# necesidades cubiertas',
    }),
  resources: 'Recursos entregados',
  lessThanDay: 'Menos de un día',
  days: (count: number) => plural(count, { one: '# día', many: '# de días', other: '# días' }),
  campaigns: (count: number) => plural(count, { one: '# campaña', many: '# de campañas', other: '# campañas' }),
};
