import type * as english from '../../forms/labels.ts';
import type { Translated } from '../../texts.ts';

export const disasterTypeLabels: Translated<typeof english.disasterTypeLabels> = {
  flood: 'Inundación',
  earthquake: 'Terremoto',
  fire: 'Incendio',
  hurricane: 'Huracán',
  landslide: 'Deslizamiento de tierra',
  other: 'Otro',
};

export const severityLabels: Translated<typeof english.severityLabels> = {
  mild: 'Leve: la gente se las arregla',
  moderate: 'Moderada: se necesita ayuda',
  severe: 'Grave: hay heridos o gente aislada',
  critical: 'Crítica: hay vidas en peligro ahora',
};

export const otherTexts: Translated<typeof english.otherTexts> = { value: 'Otro' };
