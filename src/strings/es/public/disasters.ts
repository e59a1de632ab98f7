import type * as english from '../../public/disasters.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const disasterTexts: Translated<typeof english.disasterTexts> = {
  active: 'Activo',
  resolved: 'Resuelto',
  reported: (time: string) => `Reportado: ${time}`,
  ended: (time: string) => `Resuelto: ${time}`,
  about: (position: string) => `Cerca de ${position}`,
  fromTown: (km: string, town: string) => `A unos ${km} de ${town}`,
  at: (position: string) => `Ubicación ${position}`,
  within: (position: string, distance: string) => `${position}, con un margen de unos ${distance}`,
  noPlace: 'Ubicación desconocida',
  away: (far: string) => `A ${far} de usted`,
};

export const severityWords: Translated<typeof english.severityWords> = {
  mild: 'Leve',
  moderate: 'Moderado',
  severe: 'Grave',
  critical: 'Crítico',
  other: 'Otra',
};

export const disasterListTexts: Translated<typeof english.disasterListTexts> = {
  title: 'Ayuda en desastres',
  lead: 'Desastres que un administrador ha confirmado; primero los activos.',
  ways: 'Cómo verlos',
  list: 'Lista',
  map: 'Mapa',
  filters: 'Qué desastres',
  type: 'Tipo',
  anyType: 'Todos los tipos',
  severity: 'Gravedad',
  anySeverity: 'Toda',
  status: 'Estado',
  anyStatus: 'Todos',
  none: 'Ahora no hay ningún desastre confirmado.',
  noneHow: 'Lo que la gente reporta aparece aquí en cuanto un administrador lo confirma.',
  noneOfThese: 'Ningún desastre coincide con su búsqueda.',
  clear: 'Mostrar todos',
  all: 'Todos los desastres',
};

export const nearTexts: Translated<typeof english.nearTexts> = {
  nearest: 'Primero los más cercanos',
  newest: 'Primero los más recientes',
  asking: 'Buscando su ubicación…',
  isNearest: 'Primero están los más cercanos a usted.',
  stays: 'Su ubicación no sale de este teléfono.',
  told: 'Para buscar los que están cerca, el servidor recibe su ubicación con un margen de 1 km.',
  failures: {
    refused: 'Su teléfono no comparte su ubicación. Primero están los más recientes.',
    'timed-out': 'No se encontró la ubicación a tiempo. Primero están los más recientes.',
    unavailable: 'El teléfono no encuentra su ubicación aquí. Primero están los más recientes.',
    unsupported: 'Este teléfono no puede indicar su ubicación. Primero están los más recientes.',
  },
};

export const ownReportTexts: Translated<typeof english.ownReportTexts> = {
  title: 'Reportado desde este teléfono',
  lead: 'No está en la lista pública: un administrador confirma antes cada reporte.',
  waiting: 'Espera en este teléfono para enviarse',
  sending: 'Se está enviando ahora',
  sent: 'Enviado',
  needsYou: 'Necesita que usted haga algo',
  unknown: 'Un reporte',
  seeAll: 'Todo lo que hay en este dispositivo',
};

export const disasterMapTexts: Translated<typeof english.disasterMapTexts> = {
  label: 'Mapa de los desastres',
  rounded: 'Los lugares se muestran con una precisión de 1 km, más o menos.',
  none: 'Ninguno de estos tiene una ubicación conocida. Están en la lista.',
  shown: (count: number) => plural(count, { one: '# desastre en el mapa.', other: '# desastres en el mapa.' }),
  more: (count: number) =>
    plural(count, { one: '# más está solo en la lista.', other: '# más están solo en la lista.' }),
  unplaced: (count: number) =>
    plural(count, { one: '# no tiene ubicación conocida.', other: '# no tienen ubicación conocida.' }),
  chosen: 'Elegido en el mapa',
  choose: 'Elija un lugar en el mapa para leer sobre él.',
  counted: (count: number) =>
    plural(count, { one: '# desastre activo a la vista.', other: '# desastres activos a la vista.' }),
  countedSince: (time: string) => `Contados por el servidor ${time}.`,
  nearer: 'Elija un número en el mapa para verlo más de cerca.',
};
