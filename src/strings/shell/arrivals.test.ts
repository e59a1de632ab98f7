import { expect, it } from 'vitest';
import { arrivalSentence } from './arrivals.ts';

const none = { sent: 3, needsYou: 1, unsent: 5, photos: 0 };

it.each([
  [{ ...none, sent: 4, unsent: 4 }, '1 item was sent. 4 waiting on this device.'],
  [{ ...none, sent: 8, needsYou: 0, unsent: 0 }, '5 items were sent. Nothing is waiting on this device any more.'],
  [{ ...none, sent: 5, needsYou: 2, unsent: 1 }, '2 items were sent. 1 item needs you. 1 waiting on this device.'],
  [{ ...none, sent: 8, unsent: 0, photos: 6 }, '5 items were sent. 6 photos are still here.'],
  [{ ...none, sent: 4, unsent: 4, photos: 1 }, '1 item was sent. 4 waiting on this device · 1 photo is still here.'],
  [{ ...none, needsYou: 3 }, '2 items need you. 5 waiting on this device.'],
])('tells of %j: %s', (now, sentence) => {
  expect(arrivalSentence(none, now)).toBe(sentence);
});

it.each([
  none,
  { ...none, unsent: 6 },
  { ...none, photos: 2 },
  { ...none, sent: 1 },
  { ...none, needsYou: 0, unsent: 4 },
])('says nothing where nothing has come over: %j', (now) => {
  expect(arrivalSentence(none, now)).toBe('');
});
