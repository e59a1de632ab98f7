import type { Translated } from '../../texts.ts';
import type * as english from '../../volunteers/field-area.ts';

export const areaTexts: Translated<typeof english.areaTexts> = {
  title: 'Mi zona',
  lead: (where) =>
    `Guarda en este teléfono el mapa y las carreteras a menos de 20 km de ${where}, para cuando no haya red.`,
  named: (name) => `el lugar que elegiste para los avisos (${name})`,
  alerts: 'el lugar de tus avisos',
  here: 'donde estás ahora',
  before: 'el lugar para el que los guardaste',
  noPlace: 'Este teléfono aún no conoce tu zona. Elige un lugar para tus avisos o usa donde estás ahora.',
  takeHere: 'Usar donde estoy',
  asking: 'Buscando dónde estás…',
};
