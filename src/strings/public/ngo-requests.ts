import type { Urgency } from '../../../contract/policies/aid-urgency.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The NGO's notifications: aid requests that it could take, and those that it has in hand. */
export const ngoRequestTexts = texts('ngoRequestTexts', {
  notYet: 'An administrator has to approve your organization before you see requests for aid.',
  profileFirst: 'No focus areas are in your profile yet, so you see every request. Add them to see what suits you.',
  toProfile: 'To your profile',
  which: 'Which requests',
  filters: 'Search and filters',
  filtersOn: (count: number) =>
    plural(count, { one: 'Search and filters: # is on', other: 'Search and filters: # are on' }),
  all: 'All',
  accepted: 'Accepted',
  rejected: 'Rejected',
  counted: (label: string, count: string) => `${label} (${count})`,
  search: 'Search requests',
  searchHint: 'Words of the request, a place, or a reference.',
  wide: 'Also outside your focus areas and service area',
  found: (count: number) => plural(count, { one: '# request', other: '# requests' }),
  more: 'Show more requests',
  none: 'No request for aid suits your organization right now.',
  noneHow: 'New requests appear here.',
  noneAccepted: 'You have taken on nothing yet.',
  noneRejected: 'You have rejected nothing.',
  noneFits: 'No requests match your search.',
  clear: 'Show all',
  showMap: 'Show on a map',
  hideMap: 'Hide the map',
  mapLabel: 'Map of the requests in this list',
  unplaced: (count: number) =>
    plural(count, { one: '# request has no position.', other: '# requests have no position.' }),
});

export const urgencyNames = texts<Readonly<Record<Urgency, string>>>('urgencyNames', {
  critical: 'Critical',
  high: 'High',
  normal: 'Not urgent',
});

/** One request. */
export const ngoRequestCardTexts = texts('ngoRequestCardTexts', {
  open: 'New',
  asked: 'Asked for, no answer yet',
  accepted: 'Accepted',
  rejected: 'Rejected',
  askedBody: 'It is yours only once the server has answered. Do not set out before that.',
  sender: 'From',
  contact: 'Contact',
  contactLater: 'Shown once you have accepted.',
  contactComing: 'It comes with the next answer of the server.',
  contactWhy: 'Looks are logged. Use this only to help here.',
  location: 'Location',
  distance: 'From your service area',
  beyond: (far: string) =>
    `Nobody nearer has taken this, so it is offered to you too: ${far} outside your service area.`,
  deadline: 'Needed by',
  askedAt: 'Asked',
  confirmed: 'Still needed, said the requester',
  moved: 'Moved by the requester',
  needs: 'What is needed',
  urgent: 'Urgent',
  others: 'Taken by another organization',
  ours: 'Yours',
  alsoFrom: 'Also from',
  forPerson: (name: string) => `For ${name}`,
  delivered: (what: string) => `Has come: ${what}`,
  given: (how: string) => `Given: ${how}`,
  message: 'Send a message',
  openInMaps: 'Open in a map app',
  reference: 'Reference',

  showPhotos: 'Show the photos',
  accept: 'Accept',
  acceptOf: (what: string) => `Accept: ${what}`,
  acceptPart: 'Choose what you take',
  reject: 'Reject',
  rejectOf: (what: string) => `Reject: ${what}`,
  reconsider: 'Withdraw the rejection',
  handBack: 'Give back',
  change: 'Change',
  statusOf: (need: string, status: string) => `${need}: ${status}. Change`,
  waits: 'Waits on this phone',
  next: 'Show the next open request',
});

/** What is asked before something is done. */
export const ngoRequestAskTexts = texts('ngoRequestAskTexts', {
  saved: 'Saved on this phone.',
  savedUnder: (place: string) => `Saved on this phone. You find it under “${place}”.`,
  notSaved: 'This phone could not save it, so nothing was changed. Please try again.',
  otherNgo: 'Another organization',
  takeTitle: 'What do you take on?',
  takeLegend: 'Everything that is still free',
  takeNone: 'Choose at least one need.',
  amount: (need: string) => `How much you take: ${need}`,
  amountHint: (most: string) => `Open: ${most}`,
  amountWrong: (most: string) => `Write a number, ${most} at most.`,
  take: 'Accept these',
  close: 'Close',
  handBack: 'Give back',
  handBackTitle: 'Give this back?',
  handBackBody: 'What is open is free for others again, and you no longer see whom it is for.',
  reason: 'Reason',
  reasonHint: 'It stays in the history of this request.',
  reasonMissing: 'Please give a reason.',
  cancel: 'Cancel',
});

/** What is asked of a need that is fulfilled by hand. */
export const ngoGivenTexts = texts('ngoGivenTexts', {
  title: (need: string) => `How was ${need} given?`,
  body: 'With a delivery the receiver confirms it with a code. Without one, say here how it was given.',
  how: 'How it was given',
  hint: 'Who handed it over, where and to whom. Such as: our boat brought it to the house.',
  missing: 'Please say how it was given.',
  yes: 'Save as fulfilled',
  cancel: 'Cancel',
});

/** Previous Work. */
export const ngoWorkTexts = texts('ngoWorkTexts', {
  none: 'Nothing is finished yet.',
  noneHow: 'What you accepted and delivered appears here.',
  unknown: 'This phone does not know yet what you have finished. It asks as soon as there is a network.',
  title: (disaster: string) => `Relief: ${disaster}`,
  location: 'Location',
  date: 'Finished',
  duration: 'Duration',
  impact: 'Impact',
  met: (count: number) => plural(count, { one: '# need met', other: '# needs met' }),
  resources: 'Resources deployed',
  lessThanDay: 'Less than a day',
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  campaigns: (count: number) => plural(count, { one: '# campaign', other: '# campaigns' }),
});
