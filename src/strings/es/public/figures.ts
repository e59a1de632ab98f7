import { plural } from '../../plural.ts';
import type * as english from '../../public/figures.ts';
import type { Translated } from '../../texts.ts';

export const figureTexts: Translated<typeof english.figureTexts> = {
  title: 'Hasta ahora',
  disasters: (count: number) =>
    plural(count, {
      one: 'desastre confirmado',
      many: 'de desastres confirmados',
      other: 'desastres confirmados',
    }),
  requests: (count: number) =>
    plural(count, {
      one: 'solicitud de ayuda atendida',
      many: 'de solicitudes de ayuda atendidas',
      other: 'solicitudes de ayuda atendidas',
    }),
  volunteers: (count: number) =>
    plural(count, { one: 'voluntario aprobado', many: 'de voluntarios aprobados', other: 'voluntarios aprobados' }),
  ngos: (count: number) =>
    plural(count, {
      one: 'organización colaboradora',
      many: 'de organizaciones colaboradoras',
      other: 'organizaciones colaboradoras',
    }),
  always: '24/7',
  response: 'respuesta',
  asOf: (day: string) => `Datos del ${day}`,
};
