import { plural } from '../../plural.ts';
import { outboxTexts } from './outbox.ts';
import type * as english from '../../shell/arrivals.ts';
import type { Translated } from '../../texts.ts';

export const arrivalTexts: Translated<typeof english.arrivalTexts> = {
  arrived: (count: number) => plural(count, { one: '# संदेश भेजा गया।', other: '# संदेश भेजे गए।' }),
  needYou: (count: number) =>
    plural(count, { one: '# संदेश में आपको कुछ करना होगा।', other: '# संदेशों में आपको कुछ करना होगा।' }),
  nothingWaits: 'इस डिवाइस में अब कुछ भी भेजना बाकी नहीं है।',
  waiting: (count: number, photos: number) => `${outboxTexts.stillHere(count, photos)}।`,
};
