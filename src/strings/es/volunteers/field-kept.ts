import type * as english from '../../volunteers/field-kept.ts';
import type { Translated } from '../../texts.ts';

export const fieldKeptTexts: Translated<typeof english.fieldKeptTexts> = {
  title: 'Guardado para ir al lugar',
  since: (size, day) => `Carreteras y mapa: ${size}. Desde el ${day}.`,
  unfinished: 'Todavía no está todo aquí. Abre el desastre para descargar el resto.',
  area: 'Mi zona',
  unfinishedArea: 'Todavía falta algo. Abre tu perfil para descargar el resto.',
  until: (day) => `Se guarda hasta el ${day}.`,
  remove: (kind) => `Borrar de este teléfono: ${kind}`,
  removed: 'Borrado de este teléfono.',
};
