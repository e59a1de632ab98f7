import type * as english from '../../shell/list-copy.ts';
import { numberText } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const listCopyTexts: Translated<typeof english.listCopyTexts> = {
  asOf: (time: string) => `Última actualización: ${time}`,
  old: (when: string) => `Datos de ${when}.`,
  stale: 'Desde entonces puede haber cambiado mucho.',
  coming: 'Trayendo la lista…',
  refreshing: 'Buscando actualizaciones…',
  refresh: 'Actualizar',
  unreachable: 'No se puede llegar al servidor.',
  refused: 'El servidor no respondió como se esperaba.',
  never: 'Esta lista no está en este teléfono y no se puede llegar al servidor. Llegará en cuanto haya red.',
  neverRefused: 'Esta lista no está en este teléfono y el servidor no respondió como se esperaba.',
  part: 'Hasta ahora solo ha llegado una parte de esta lista a este teléfono. El resto llega en cuanto se pueda llegar al servidor.',
  kept: (rows: number, of: number) => `Guardados en este teléfono: ${numberText(rows)} de ${numberText(of)}`,
  keepMore: 'Guardar más',
  noneHere: 'Ninguno de los que hay en este teléfono',
  tryAgain: 'Intentar de nuevo',
};
