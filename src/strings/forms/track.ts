import type { Dismissal } from '../../../contract/enumerations.ts';
import type { TrackStage } from '../../../contract/track-stages.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';
import { isolated } from '../isolate.ts';

/** How something stands that was sent. */
export const trackTexts = texts('trackTexts', {
  merged: 'It is one incident with other reports. What is done about it counts for all of them.',
  mergedInto: (event: string) =>
    `It is part of one incident with other reports: ${event}. What is done about it counts for all of them.`,
  mergedRequest:
    'It was joined with another request of your household or place, so that one organization can bring both.',
  title: 'How it stands',
  of: (reference: string) => `Reference ${reference}`,
  way: 'The way so far',
  notSent: 'It is still on this phone. How it stands is told here once it has arrived.',
  notAskedYet: 'How it stands is not on this phone yet. It is asked for as soon as there is a connection.',
  unknown:
    'The server does not know this record. If it was sent from another phone, look it up with its telephone number.',
  asOf: (when: string) => `Last update: ${when}`,
  again: 'Refresh',
  volunteers: (alerted: number) =>
    plural(alerted, { one: '# volunteer was alerted.', other: '# volunteers were alerted.' }),
  there: 'A volunteer was there',
  nobodyNow: 'Nobody is on it now',
  onIt: (count: number) => plural(count, { one: '# is on it now.', other: '# are on it now.' }),
  requirements: 'What you asked for',
  urgent: 'Urgent',
  has: (name: string, when: string) => `${name} has it in hand since ${when}.`,
  nobody: 'Nobody has taken it yet.',
  handedOver: 'Marked as handed over, without your code. Did it come?',
  come: (what: string) => `Has come: ${what}`,
  fulfilled: 'Fulfilled',
  confirmed: (when: string) => `You said on ${when} that it is still needed.`,
  moved: (when: string) => `You said on ${when} that the place is another.`,
  over: (when: string) => `You said on ${when} that it is no longer needed.`,
});

export const trackStageNames = texts<Readonly<Record<TrackStage, string>>>('trackStageNames', {
  received: 'Received',
  seen: 'Seen by the relief team',
  approved: 'Approved',
  alerted: 'Volunteers alerted',
  accepted: 'A volunteer has accepted',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
  taken: 'Taken by an organization',
  'on-the-way': 'On the way to you',
  delivered: 'Something has been delivered',
  fulfilled: 'Fulfilled',
  withdrawn: 'Withdrawn',
  expired: 'Closed: nobody could be reached',
});

export const dismissalTexts = texts<Readonly<Record<Dismissal, string>>>('dismissalTexts', {
  false: 'The relief team found nothing there. If help is still needed, report it again.',
  duplicate: 'Somebody had reported the same event before. Help for it goes on there.',
  other: 'The relief team does not act on it. If help is still needed, report it again.',
});

/** What somebody says of it later. */
export const ownActTexts = texts('ownActTexts', {
  title: 'Has something changed?',
  stillNeeded: 'Still needed',
  noLongerNeeded: 'No longer needed',
  neededAgain: 'It is needed after all',
  addNeed: 'Add a requirement',
  movePlace: 'The place is wrong: it is here',
  write: 'Write a message',
  askTitle: 'No longer needed?',
  askAid: 'Your request is withdrawn, and whoever has it in hand is free of it. You can take that back.',
  askReport: 'The relief team reads that it is over. You can take that back.',
  yes: 'Yes, no longer needed',
  no: 'Back',
  save: 'Save',
  what: 'What',
  quantity: 'How much',
  missingWhat: 'Please say what is needed.',
  missingQuantity: 'Please say how much.',
  /** One more requirement (Water · 20 litres): … */
  which: (act: string, which: string) => `${act} (${isolated(which)})`,
  waits: (what: string) => `${what}: saved on this phone, sent as soon as there is a connection.`,
  sent: (what: string) => `${what}: the server has it.`,
  refused: (what: string) => `${what}: the server did not take it.`,
  conflict: (what: string) =>
    `${what}: the relief team had closed it before, and it stays closed. Ask again if you still need help.`,
  notSaved: 'This phone could not save it. Nothing was changed.',
});

/** For who has only the reference. */
export const lookUpTexts = texts('lookUpTexts', {
  title: 'Look up a report or a request',
  lead: 'With the reference and the telephone number that was given with it. You see how it stands, and nothing else.',
  reference: 'Reference',
  referenceHint: 'Eight letters and digits, such as 7F3K-9Q2M.',
  referenceWrong: 'A reference has eight letters and digits.',
  phone: 'Telephone number',
  phoneHint: 'The whole number, as it was given.',
  phoneMissing: 'Please enter one telephone number, in full.',
  submit: 'Look up',
  busy: 'Asking…',
  nothing: 'Nothing was found under this reference and this number. Check both and try again.',
  tooOften: 'Too many tries. Wait a few minutes and try again.',
  failed: 'The server could not be asked. Check the connection and try again.',
  report: 'Disaster report',
  aid: 'Aid request',
});

/** The place is wrong: it is here. */
export const movePlaceTexts = texts('movePlaceTexts', {
  lead: 'Whoever helps goes to the place that you choose here. You can choose again at any time.',
  locate: 'Use where I am now',
  locating: 'Asking for the position…',
  chosen: (where: string) => `Chosen: ${where}`,
  missing: 'Please choose the place: where you are now, or on the map.',
  place: 'The place in words',
  placeHint: 'A landmark that a driver finds. Leave it empty if the words that you gave are right.',
});
