import { outboxTexts } from './outbox.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

interface Counts {
  sent: number;
  needsYou: number;
  unsent: number;
  photos: number;
}

export const arrivalTexts = texts('arrivalTexts', {
  arrived: (count: number) => plural(count, { one: '# item was sent.', other: '# items were sent.' }),
  needYou: (count: number) => plural(count, { one: '# item needs you.', other: '# items need you.' }),
  nothingWaits: 'Nothing is waiting on this device any more.',
  waiting: (count: number, photos: number) => `${outboxTexts.stillHere(count, photos)}.`,
});

/** What has come over since `before`, in one go however many there are; empty where nothing has. */
export function arrivalSentence(before: Counts, now: Counts): string {
  const arrived = now.sent - before.sent;
  const stuck = now.needsYou - before.needsYou;
  const sentences = [arrived > 0 && arrivalTexts.arrived(arrived), stuck > 0 && arrivalTexts.needYou(stuck)].filter(
    (sentence) => sentence !== false,
  );
  if (sentences.length === 0) return '';
  const isAllGone = now.unsent + now.photos === 0;
  const rest = isAllGone ? arrivalTexts.nothingWaits : arrivalTexts.waiting(now.unsent, now.photos);
  return [...sentences, rest].join(' ');
}
