import { numberText } from '../../plural.ts';
import type { Translated } from '../../texts.ts';
import type * as english from '../../volunteers/field.ts';

export const fieldTexts: Translated<typeof english.fieldTexts> = {
  title: 'Prepararse para ir al lugar',
  lead: (kind, hasMap) =>
    `Guarda lo que necesitas allí sin red: este desastre (${kind}), a quién llamar, la aplicación con su guía, ${hasMap ? 'el mapa y las carreteras de alrededor' : 'las carreteras de alrededor'} y el camino desde aquí.`,
  guide: (kind) => `Guía de emergencias: ${kind}`,
  noPosition:
    'Este teléfono aún no sabe dónde estás. Toca primero «Mostrar la ruta» y se guardarán también el camino y las carreteras a tu alrededor.',
  asking: 'Calculando el tamaño…',
  thin: 'Tu conexión es lenta, así que no se descarga nada antes de que toques.',
  noSize: 'Sin red no se puede calcular el tamaño.',
  check: 'Ver el tamaño',
  size: (size) => `Quedan ${size} por descargar.`,
  nothingMore: 'No queda nada por descargar.',
  keep: 'Guardar en este teléfono',
  goOn: 'Descargar el resto',
  stop: 'Detener',
  keeping: 'Guardando en este teléfono',
  soFar: (things, all, size, whole) => `${numberText(things)} de ${numberText(all)}, ${size} de ${whole}`,
  leaveOpen: 'Deja esta página abierta. Si la cierras, continúa cuando la abras de nuevo.',
  kept: 'Todo está en este teléfono.',
  stopped: {
    cancelled: 'Detenido. Lo descargado se queda en este teléfono.',
    full: 'A este teléfono no le queda espacio. Lo descargado se queda. Borra fotos o aplicaciones que no necesites y descarga el resto.',
    away: 'No se pudo descargar todo. Lo descargado se queda. Descarga el resto cuando tengas red.',
  },
  tooLittle: (free) =>
    `Este teléfono tiene muy poco espacio: la aplicación puede usar ${free} más, y tus avisos y fotos necesitan una parte. Borra fotos o aplicaciones que no necesites e inténtalo de nuevo.`,
  until: (day) => `Se guarda hasta el ${day}: 30 días después de la última vez que abriste esta página.`,
  remove: 'Borrar de este teléfono',
  removed: 'Borrado de este teléfono.',
};
