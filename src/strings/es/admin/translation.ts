import type * as english from '../../admin/translation.ts';
import type { Translated } from '../../texts.ts';

/** What a report says, in the admin's language. */
export const translationTexts: Translated<typeof english.translationTexts> = {
  open: 'Traducir',
  note: (host: string) =>
    `Un modelo de lenguaje en ${host} recibe las palabras sin números de teléfono, posiciones ni el nombre de quien reportó. Queda en el historial.`,
  waits: 'Traduciendo…',
  title: (host: string) => `Traducción automática de ${host}. Compárela con el original.`,
  cut: 'Solo se tradujo el comienzo del reporte.',
  failed: 'No se tradujo.',
};
