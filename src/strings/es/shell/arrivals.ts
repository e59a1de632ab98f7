import { plural } from '../../plural.ts';
import { outboxTexts } from './outbox.ts';
import type * as english from '../../shell/arrivals.ts';
import type { Translated } from '../../texts.ts';

export const arrivalTexts: Translated<typeof english.arrivalTexts> = {
  arrived: (count: number) =>
    plural(count, { one: 'Llegó # mensaje.', many: 'Llegaron # de mensajes.', other: 'Llegaron # mensajes.' }),
  needYou: (count: number) =>
    plural(count, {
      one: '# mensaje requiere su atención.',
      many: '# de mensajes requieren su atención.',
      other: '# mensajes requieren su atención.',
    }),
  nothingWaits: 'Ya no hay nada en espera en este dispositivo.',
  waiting: (count: number, photos: number) => `${outboxTexts.stillHere(count, photos)}.`,
};
