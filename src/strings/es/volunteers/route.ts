import type * as english from '../../volunteers/route.ts';
import type { Translated } from '../../texts.ts';

export const routeMessages: Translated<typeof english.routeMessages> = {
  noPosition: 'No se pudo obtener su ubicación. Revise la configuración del GPS.',
  noGeolocation: 'Su navegador no puede dar la ubicación.',
  notLoaded: 'No se pudo cargar la API de Google Maps',
  failed: (status: string) => `No se pudo obtener la ruta. Motivo: ${status}`,
};

export const routeTexts: Translated<typeof english.routeTexts> = {
  title: 'Cómo llegar',
  show: 'Mostrar la ruta',
  again: 'Actualizar la ruta',
  tryAgain: 'Intentar de nuevo',
  onPhone: 'Solo calcularla en este teléfono',
  asks: (host: string) =>
    `«Mostrar la ruta» envía dónde está usted y dónde es el desastre a ${host}, que busca el camino por carretera. Su teléfono recuerda que usted aceptó. Vuelve a preguntar a ${host} cuando usted toca el botón y cuando acepta un desastre.`,
  agreed: (host: string) => `Usted aceptó que ${host} reciba su ubicación para buscar rutas.`,
  takeBack: 'Dejar de enviar mi ubicación',
  takenBack: 'Su ubicación ya no se envía a ningún servicio de rutas.',
  stays: 'Su ubicación no sale de este teléfono.',
  working: 'Buscando el camino…',
  found: (distance: string, time: string) => `Ruta encontrada: ${distance}, ${time}.`,
  estimated: (distance: string, time: string) => `Cálculo aproximado: ${distance}, ${time}.`,
  distance: 'Por carretera',
  duration: 'Tiempo en auto',
  roughly: (value: string) => `unos ${value}`,
  source: 'Fuente',
  from: (host: string, time: string) => `${host}, ${time}`,
  kept: (time: string) => `Guardada en este teléfono, ${time}`,
  keptStart: 'Empieza donde estaba usted entonces.',
  estimate:
    'Un cálculo aproximado hecho en este teléfono, sin un mapa de carreteras. El camino puede ser más largo, más lento o estar cortado.',
  caution: 'Es posible que la ruta no tenga en cuenta caminos inundados o cortados. Vale más lo que usted vea allí.',
  steps: 'Paso a paso',
  ownRoads: 'Usar las carreteras de este teléfono',
  roadsStay: 'Su ubicación no sale de este teléfono. Nuestro servidor solo sabe qué cuadros del mapa necesita usted.',
  fetchRoads: (size: string) => `Descargar las carreteras (${size})`,
  around: 'Mostrar un camino alternativo (carreteras de este teléfono)',
  avoidUnconfirmed: 'Evitar también los cortes sin confirmar',
  noneFrom: (source: string, why: string) => `Sin ruta de ${source}: ${why}.`,
  phoneRoads: 'las carreteras de este teléfono',
};

export const routeStatusWords: Translated<typeof english.routeStatusWords> = {
  'no-place': 'un lugar desconocido',
  'no-connection': 'no hay conexión',
  'timed-out': 'no hubo respuesta a tiempo',
  unreadable: 'una respuesta que esta aplicación no puede leer',
  'off-road': 'no se conoce ninguna carretera cerca de uno de los dos lugares',
  'no-way': 'no hay ninguna carretera abierta entre los dos lugares',
  blocked: 'su camino pasa por un camino bloqueado',
  'no-roads': 'ni este teléfono ni nuestro servidor tienen carreteras de allí',
  'roads-missing': 'las carreteras aún no están en este teléfono',
  'google-not-loaded': 'su mapa no se cargó',
  'google-refused': 'rechazada',
  'google-map': 'no se pudo dibujar su mapa',
};

export const routeStatusHelp: Translated<typeof english.routeStatusHelp> = {
  NoRoute: 'El servicio no conoce ningún camino por carretera entre los dos lugares.',
  NoSegment: 'El servicio no conoce ninguna carretera cerca de uno de los dos lugares.',
  'HTTP 429': 'El servicio no acepta más solicitudes por ahora. Espere un rato e inténtelo de nuevo.',
  refused: 'Google rechaza la clave de este servidor. Avise a quienes lo administran.',
};
