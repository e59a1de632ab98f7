import type * as english from '../../volunteers/tasks.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const taskListTexts: Translated<typeof english.taskListTexts> = {
  title: 'Desastres que necesitan voluntarios',
  yours: 'Su desastre actual',
  call: 'Llamar',
  map: 'Mapa',
  filter: 'Filtrar',
  news: 'Sus solicitudes para ayudar',
  howFar: 'A qué distancia',
  anyDistance: 'Cualquier distancia',
  within: (km: string) => `Hasta ${km}`,
  hereNow: 'Usar el lugar donde estoy',
  needsPlace: 'Para elegir por distancia, toque «Usar el lugar donde estoy».',
  fromLast: 'Primero aparecen los más cercanos al último lugar usado en este teléfono, con unos 10 km de margen.',
  fromNamed: (name: string) =>
    `Primero aparecen los más cercanos a ${name}, el lugar que usted eligió para las alertas.`,
  fromChosen: 'Primero aparecen los más cercanos al lugar que usted eligió para las alertas.',
  fromAlerts: 'Primero aparecen los más cercanos al último lugar que este teléfono encontró para las alertas.',
  newest:
    'Primero aparecen los más recientes: este teléfono no conoce ningún lugar desde el cual contar. Toque «Usar el lugar donde estoy» o elija un lugar para sus alertas.',
  noneFits: 'Ningún desastre coincide con lo que eligió.',
  none: 'Ningún desastre necesita voluntarios en este momento.',
  noneHow: 'En cuanto un administrador confirme uno, aparecerá aquí.',
  ofThem: (count: string, name: string) => `${count} de ellos de ${name}`,
  places: (accepted: string, wanted: string) => `${accepted} de ${wanted} voluntarios`,
  accepted: (count: number) => plural(count, { one: '# voluntario aceptó', other: '# voluntarios aceptaron' }),
  mine: 'Usted aceptó',
  asked: 'Usted lo pidió, aún sin respuesta',
  full: 'No quedan lugares',
  deskUnknown: 'Este teléfono todavía no sabe qué desastres aceptó usted. Lo preguntará en cuanto haya conexión.',
};

export const taskTexts: Translated<typeof english.taskTexts> = {
  back: 'Volver a Notificaciones',
  reported: 'Reportado',
  severity: 'Gravedad',
  type: 'Tipo',
  location: 'Lugar',
  moved: 'Quien informó cambió el lugar',
  distance: 'Desde donde está usted',
  away: (far: string, direction: string) => `A ${far}, hacia el ${direction}`,
  required: 'Voluntarios necesarios',
  accepted: 'Han aceptado hasta ahora',
  howFarFromHere: '¿A qué distancia está de aquí?',
  openInMaps: 'Abrir en una aplicación de mapas',
  contact: 'Persona de contacto',
  number: 'Número de contacto',
  showContact: 'Mostrar el contacto',
  contactWhy: 'El servidor anota quién lo mira. Úselo solo para ayudar aquí.',
  contactAsking: 'Preguntando al servidor…',
  contactKept: (time: string) => `Guardado en este teléfono, según lo dicho el ${time}.`,
  contactNone: 'Nadie dejó un número.',
  contactLater: 'Los voluntarios aprobados ven a quién llamar.',
  leaves: (time: string) =>
    `Su trabajo aquí ha terminado. A quién llamar y el lugar exacto se borran de este teléfono el ${time}.`,
  left: 'Su trabajo aquí ha terminado. Este teléfono solo conserva el lugar con una precisión de 1 km aproximadamente.',
  refreshContact: 'Actualizar el contacto',
  call: (number: string) => `Llamar al ${number}`,
};

export const directionTexts: Translated<typeof english.directionTexts> = {
  north: 'norte',
  northEast: 'noreste',
  east: 'este',
  southEast: 'sureste',
  south: 'sur',
  southWest: 'suroeste',
  west: 'oeste',
  northWest: 'noroeste',
};

export const teamTexts: Translated<typeof english.teamTexts> = {
  refresh: 'Actualizar el equipo',
  title: 'Otras personas en este desastre',
  show: 'Ver quién más está',
  asking: 'Preguntando al servidor…',
  none: 'Nadie más por ahora.',
};
