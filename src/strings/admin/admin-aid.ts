import type { AidStatus } from '../../../contract/enumerations.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The admin's tab Aid. */
export const aidTabTexts = texts('aidTabTexts', {
  none: 'No aid requirements found',
  noneOfThese: 'No aid requests match your search.',
  clear: 'Show all',
  notYet: 'An administrator has to approve your account before you see who needs help.',
  search: 'Search aid requests',
  searchHint: 'Words of the request, a name, a need, or a reference.',
  filters: 'Which aid requests',
  all: 'All',
  unclaimed: 'Nobody’s yet',
  unconfirmed: 'Delivered, not confirmed',
  urgent: 'Urgent',
  counted: (label: string, count: string) => `${label} (${count})`,
  found: (count: number) => plural(count, { one: '# request', other: '# requests' }),
  foundMore: (count: number) => plural(count, { one: '# request and more', other: '# requests and more' }),
  heldBack: (count: number) =>
    plural(count, {
      one: '# request is held for review, because very many came at once.',
      other: '# requests are held for review, because very many came at once.',
    }),
});

export const aidStatusNames = texts<Readonly<Record<AidStatus, string>>>('aidStatusNames', {
  active: 'Open',
  fulfilled: 'Fulfilled',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
});

/** One aid request. */
export const aidCardTexts = texts('aidCardTexts', {
  viewDetails: 'View Details',
  detailsOf: (what: string, who: string) => `View Details: ${what}, ${who}`,
  requester: 'Requester',
  contact: 'Contact number',
  deadline: 'Deadline',
  offeredWider: 'Not all of it is taken: offered further away',
  overdue: 'Overdue',
  location: 'Location',
  requirements: 'Requirements',
  urgent: 'Urgent',
  heldBack: 'Held for review',
  forPerson: (name: string) => `For ${name}`,
  delivered: (what: string) => `Has come: ${what}`,
  given: (how: string) => `Given: ${how}`,
  hand: (name: string, when: string) => `With ${name} since ${when}`,
  unnamed: 'an organization',
  waits: 'Waits on this phone',
  statusOf: (need: string, status: string) => `${need}: ${status}. Change`,
  change: 'Change',
  details: 'Aid request',
  reference: 'Reference',
  created: 'Created',
  written: 'Written',
  confirmed: 'Confirmed by the requester',
  moved: 'Moved by the requester',
  movedFrom: 'Place before that',
  close: 'Close',
  gone: 'This aid request is not on this phone.',
});

/** What an admin does to an aid request. */
export const aidActTexts = texts('aidActTexts', {
  saved: 'Saved on this phone. It is sent by itself.',
  notSaved: 'This phone could not save it, so nothing was changed. Please try again.',
  cancel: 'Cancel',
  reason: 'Reason',
  reasonHint: 'It stays in the history of this request.',
  reasonMissing: 'Please give a reason.',

  assign: 'Give to an organization',
  assignTitle: 'Give to an organization',
  assignLines: 'What it takes on',
  assignNone: 'Choose at least one need.',
  findNgo: 'Name, place or work of the organization',
  noNgos: 'No organizations on this phone match your search.',
  firstNgos: (shown: string, total: string) => `The ${shown} that suit best, of ${total} organizations.`,
  moreNgos: 'Show more organizations',
  noNgosThere: 'No organizations on the server match it either.',
  sameNgos: 'They are all listed above already.',
  fits: 'Works on this kind of help',
  there: 'In the same place',
  give: 'Give',
  giveTo: (name: string) => `Give to ${name}`,

  handBack: 'Take back',
  handBackFrom: (name: string) => `Take back from ${name}`,
  handBackTitle: (name: string) => `Take it back from ${name}?`,
  handBackBody: 'The organization no longer sees whom it is for. What is open is nobody’s again.',

  closeRequest: 'Close the request',
  newCode: 'Give a new code',
  newCodeTitle: 'Give the receiver a new code?',
  newCodeBody: 'Too many wrong codes were entered. The receiver sees the new one on their phone.',
  closeTitle: 'Close this request?',
  closeBody:
    'Nothing more is to come of it, though a need is open. Who has it in hand loses it. It can be opened again.',
  closeHow: 'Why it ends',
  closings: { withdrawn: 'Withdrawn: it is no longer needed', expired: 'Expired: it is too late for it' },
  closeTold: (stage: string) => `The requester will read “${stage}”. Whoever still needs it has to send a new request.`,

  reopen: 'Open again',
  release: 'Move to the main list',
});
