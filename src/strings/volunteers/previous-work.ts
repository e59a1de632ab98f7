import type { WorkState, WorkWhy } from '../../../contract/enumerations.ts';
import { texts } from '../texts.ts';

export const workTexts = texts('workTexts', {
  noneTitle: 'Nothing here yet',
  none: 'What you did at a disaster is listed here once it is over.',
  noCopy: 'Your work is not on this phone yet. It comes with the next connection.',
  removed: 'A disaster that was removed',
  place: 'Location',
  from: 'Accepted',
  declinedAt: 'Decided',
  until: 'Ended',
  onTheWay: 'On the way',
  arrived: 'Arrived',
  done: 'Done',
  waits: 'waits on this phone',
  reason: (reason: string) => `The reason given: ${reason}`,
  makeCertificate: 'Make the certificate',
  seeCertificate: 'See the certificate',
});

/** How work stands that is over. */
export const workStateTexts = texts<Readonly<Record<WorkState, string>>>('workStateTexts', {
  accepted: 'Accepted',
  'on-the-way': 'On the way',
  arrived: 'Arrived',
  done: 'Reported done',
  completed: 'Completed',
  'not-confirmed': 'Not confirmed',
  withdrawn: 'You withdrew',
  released: 'Place given free',
  ended: 'Called off',
  declined: 'Not accepted',
});

/** The same in a sentence, where a word does not say enough. */
export const workMeaningTexts = texts('workMeaningTexts', {
  done: 'An administrator looks at it and confirms it. You are free to help at another disaster.',
  completed: 'Thank you. You can have a certificate of it.',
  'not-confirmed': 'An administrator did not confirm that this work was done.',
  ended: 'An administrator dismissed the report: it was no disaster, or it was known already.',
  released: 'You didn’t update your status in time, so your place was offered to someone else.',
});

/** Why a request for a place was declined. */
export const workWhyTexts = texts<Partial<Readonly<Record<WorkWhy, string>>>>('workWhyTexts', {
  full: 'All places were taken.',
  busy: 'You were on another disaster.',
  closed: 'This disaster was over, or nobody was asked to come.',
  role: 'Your account may not go to disasters any more. Ask an administrator.',
});
