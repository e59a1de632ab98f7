import { plural } from '../../plural.ts';
import { outboxTexts } from './outbox.ts';
import type * as english from '../../shell/arrivals.ts';
import type { Translated } from '../../texts.ts';

export const arrivalTexts: Translated<typeof english.arrivalTexts> = {
  arrived: (count: number) =>
    plural(count, {
      zero: 'لم تُرسل أي رسالة.',
      one: 'أُرسلت رسالة واحدة.',
      two: 'أُرسلت رسالتان.',
      few: 'أُرسلت # رسائل.',
      many: 'أُرسلت # رسالة.',
      other: 'أُرسلت # رسالة.',
    }),
  needYou: (count: number) =>
    plural(count, {
      zero: 'لا رسائل تحتاج إلى إجراء منك.',
      one: 'رسالة واحدة تحتاج إلى إجراء منك.',
      two: 'رسالتان تحتاجان إلى إجراء منك.',
      few: '# رسائل تحتاج إلى إجراء منك.',
      many: '# رسالة تحتاج إلى إجراء منك.',
      other: '# رسالة تحتاج إلى إجراء منك.',
    }),
  nothingWaits: 'لم يبقَ شيء بانتظار الإرسال على هذا الجهاز.',
  waiting: (count: number, photos: number) => `${outboxTexts.stillHere(count, photos)}.`,
};
