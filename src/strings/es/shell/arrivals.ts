import { plural } from '../../plural.ts';
import { outboxTexts } from './outbox.ts';
import type * as english from '../../shell/arrivals.ts';
import type { Translated } from '../../texts.ts';

export const arrivalTexts: Translated<typeof english.arrivalTexts> = {
  arrived: (count: number) =>
    plural(count, {
      one: 'Se envió # elemento.',
      many: 'Se enviaron # de elementos.',
      other: 'Se enviaron # elementos.',
    }),
  needYou: (count: number) =>
    plural(count, {
      one: '# elemento requiere su atención.',
      many: '# de elementos requieren su atención.',
      other: '# elementos requieren su atención.',
    }),
  nothingWaits: 'Ya no hay nada en espera en este dispositivo.',
  waiting: (count: number, photos: number) => `${outboxTexts.stillHere(count, photos)}.`,
};
