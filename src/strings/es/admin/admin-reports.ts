import type * as english from '../../admin/admin-reports.ts';
import { numberText, plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const reportedTexts: Translated<typeof english.reportedTexts> = {
  statuses: 'Reportes según su estado',
  pending: 'Reportes pendientes',
  active: 'Desastres activos',
  resolved: 'Desastres resueltos',
  counted: (label: string, count: string) => `${label}: ${count}`,
  nonePending: 'No hay reportes de desastre pendientes',
  noneActive: 'No hay desastres activos',
  noneResolved: 'No hay desastres resueltos',
  noneDismissed: 'No hay reportes descartados',
  over: 'Cuáles de los cerrados',
  justResolved: 'Resueltos',
  justDismissed: 'Descartados',
  found: (count: number) => plural(count, { one: '# reporte', other: '# reportes' }),
  foundMore: (count: number) => plural(count, { one: '# reporte y más', other: '# reportes y más' }),
  heldBack: (count: number) =>
    plural(count, {
      one: '# reporte está apartado para revisarlo, porque llegaron muchos a la vez.',
      other: '# reportes están apartados para revisarlos, porque llegaron muchos a la vez.',
    }),
  notYet: 'Un administrador tiene que aprobar su cuenta antes de que usted vea lo reportado.',
  seeDesk: 'Verlos en el escritorio',
};

export const reportCardTexts: Translated<typeof english.reportCardTexts> = {
  viewDetails: 'Ver detalles',
  detailsOf: (what: string, where: string) => `Ver detalles: ${what}, ${where}`,
  position: 'Latitud, longitud',
  address: 'Lugar',
  noPosition: 'Desconocida',
  notChosen: 'sin elegir',
  placeNotChosen: 'donde estaba el teléfono; no se eligió «Estoy en el lugar»',
  reporter: 'Quién reporta',
  anonymous: 'Anónimo',
  reported: 'Reportado',
  activeSince: 'Activo desde',
  resolved: 'Resuelto',
  unknownTime: 'Hora desconocida',
  volunteers: 'Voluntarios',
  distance: 'Distancia',
  noDescription: 'No hay descripción disponible',
  dismissedFalse: 'Descartado: reporte falso',
  dismissedDuplicate: 'Descartado: ya estaba reportado',
  dismissedOther: 'Descartado',
  triage: 'Apartado para revisarlo',
  fromServer: 'Del servidor',
};

export const reportFilterTexts: Translated<typeof english.reportFilterTexts> = {
  search: 'Buscar reportes',
  searchHint: 'Palabras del reporte, un nombre o una referencia.',
  filters: 'Búsqueda y filtros',
  filtersOn: (count: number) =>
    plural(count, { one: 'Búsqueda y filtros: # activo', other: 'Búsqueda y filtros: # activos' }),
  age: 'Hace cuánto',
  anyAge: 'Cualquier momento',
  ages: {
    within1h: 'En la última hora',
    within1d: 'En las últimas 24 horas',
    within1w: 'En los últimos 7 días',
    over1h: 'Hace más de 1 hora',
    over6h: 'Hace más de 6 horas',
    over1d: 'Hace más de 1 día',
    over3d: 'Hace más de 3 días',
    over1w: 'Hace más de 1 semana',
  },
  near: 'Cerca de un lugar',
  nearHint: 'Latitud y longitud, por ejemplo 26.12, 85.39.',
  notAPlace: 'Escriba dos números: latitud y longitud, por ejemplo 26.12, 85.39.',
  nearMe: 'Cerca de mí',
  finding: 'Buscando su ubicación…',
  isFound: 'Su ubicación está escrita, con una precisión de 1 km, más o menos.',
  radius: 'A qué distancia',
  noneOfThese: 'Ningún reporte coincide con lo que busca.',
  clear: 'Mostrar todos',
};

export const serverSearchTexts: Translated<typeof english.serverSearchTexts> = {
  ask: 'Buscar en el servidor',
  beyond: 'No todos están en este teléfono: el servidor puede tener más.',
  isServer: 'Lo que el servidor acaba de encontrar:',
  asking: 'El servidor está buscando…',
  back: 'Volver a la copia de este teléfono',
  more: 'Mostrar más',
  again: 'Buscar otra vez',
  onlyPhone: 'Sin conexión solo se buscó en este teléfono.',
};

export const listPartTexts: Translated<typeof english.listPartTexts> = {
  shown: (from, to) => `${numberText(from)} a ${numberText(to)}`,
  next: 'Mostrar los siguientes',
  back: 'Volver a los anteriores',
};

export const reportsMapTexts: Translated<typeof english.reportsMapTexts> = {
  label: 'Mapa de los reportes',
  none: 'Ninguno de estos tiene una ubicación conocida. Están en la lista.',
  shown: (count: number) => plural(count, { one: '# reporte en el mapa.', other: '# reportes en el mapa.' }),
  onlyNewest: 'En el mapa están solo los más recientes. Los demás están en la lista.',
  unplaced: (count: number) =>
    plural(count, { one: '# no tiene ubicación conocida.', other: '# no tienen ubicación conocida.' }),
};

export const recordOrderTexts: Translated<typeof english.recordOrderTexts> = {
  order: 'Orden',
  urgent: 'Lo más urgente primero',
  newest: 'Lo más reciente primero',
};
