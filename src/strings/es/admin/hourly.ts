import type * as english from '../../admin/hourly.ts';
import type { Translated } from '../../texts.ts';

export const hourlyTexts: Translated<typeof english.hourlyTexts> = {
  title: 'Lo que llegó, hora por hora',
  lead: 'Según la hora de este dispositivo. No se cuenta lo apartado para revisarlo.',
  none: 'En los últimos tres días no llegó nada.',
  reports: 'Reportes de desastre',
  aid: 'Solicitudes de ayuda',
  hour: 'Hora desde',
  sum: (name: string, all: string, most: string) => `${name}: ${all} en tres días, como máximo ${most} en una hora`,
  asTable: 'Mostrar como tabla',
  quiet: 'Se omiten las horas en las que no llegó nada.',
};
