import { plural } from '../../plural.ts';
import type * as english from '../../public/rest-on-server.ts';
import type { Translated } from '../../texts.ts';

export const restTexts: Translated<typeof english.restTexts> = {
  title: 'Más del servidor',
  asking: 'Buscando en el servidor…',
  found: (count: number) =>
    plural(count, { one: '# resultado en el servidor.', other: '# resultados en el servidor.' }),
  foundMore: (count: number) =>
    plural(count, {
      one: '# resultado en el servidor hasta ahora.',
      other: '# resultados en el servidor hasta ahora.',
    }),
  none: 'El servidor no tiene más.',
  kept: (rows: string, of: string) => `Este teléfono guarda ${rows} de ${of}.`,
  near: 'Ninguna coincidencia exacta: estas se parecen.',
  more: 'Mostrar más',
  earlier: 'Mostrar los anteriores',
};
