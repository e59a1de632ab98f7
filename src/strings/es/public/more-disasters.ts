import { plural } from '../../plural.ts';
import type * as english from '../../public/more-disasters.ts';
import type { Translated } from '../../texts.ts';

export const moreDisasterTexts: Translated<typeof english.moreDisasterTexts> = {
  title: 'Más del servidor',
  asking: 'Buscando en el servidor…',
  found: (count: number) =>
    plural(count, { one: '# encontrado en el servidor.', other: '# encontrados en el servidor.' }),
  foundMore: (count: number) =>
    plural(count, {
      one: '# encontrado en el servidor hasta ahora.',
      other: '# encontrados en el servidor hasta ahora.',
    }),
  none: 'El servidor no tiene otros.',
  noneKept: 'Ninguno de los desastres guardados en este teléfono coincide.',
  kept: (rows: string, of: string) => `Este teléfono guarda ${rows} de ${of}.`,
  more: 'Mostrar más',
  earlier: 'Mostrar los anteriores',
  farther: (km: string) => `Los desastres a más de ${km} se muestran solo si este teléfono los guarda.`,
};
