import { byLocale } from '../by-locale.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The volunteer's notifications: active disasters, and their own on top. */
export const taskListTexts = texts('taskListTexts', {
  title: 'Disasters that need volunteers',
  yours: 'Your active disaster',
  call: 'Call',
  map: 'Map',
  filter: 'Filter',
  news: 'Your requests to help',
  howFar: 'How far away',
  anyDistance: 'Any distance',
  within: (km: string) => `Up to ${km}`,
  hereNow: 'Use where I am now',
  needsPlace: 'To choose by distance, tap “Use where I am now”.',
  fromLast: 'Nearest first, counted from the place that this phone used last, to about 10 km.',
  fromNamed: (name: string) => `Nearest first, counted from ${name}, the place that you chose for alerts.`,
  fromChosen: 'Nearest first, counted from the place that you chose for alerts.',
  fromAlerts: 'Nearest first, counted from where this phone was last found for alerts.',
  newest:
    'Newest first: this phone knows no place to count from. Tap “Use where I am now”, or choose a place for your alerts.',
  noneFits: 'No disasters match your search.',
  none: 'No disaster needs volunteers right now.',
  noneHow: 'Disasters appear here as soon as an administrator has confirmed them.',
  /** Behind the number of those who come. */
  ofThem: (count: string, name: string) => `${count} of them from ${name}`,
  places: (accepted: string, wanted: string) => `${accepted} of ${wanted} volunteers`,
  accepted: (count: number) => plural(count, { one: '# volunteer accepted', other: '# volunteers accepted' }),
  mine: 'You accepted',
  asked: 'You asked, no answer yet',
  full: 'All places taken',
  deskUnknown: 'This phone does not know yet which disasters you accepted. It asks as soon as there is a network.',
});

/** `/volunteer/notifications/:id`. */
export const taskTexts = texts('taskTexts', {
  back: 'Back to Notifications',
  reported: 'Reported',
  severity: 'Severity',
  type: 'Type',
  location: 'Location',
  moved: 'Moved by the reporter',
  distance: 'From you',
  away: (far: string, direction: string) => `${far}, to the ${direction}`,
  required: 'Required Volunteers',
  accepted: 'Accepted so far',
  howFarFromHere: 'How far is it from here?',
  openInMaps: 'Open in a map app',
  contact: 'Contact person',
  number: 'Contact number',
  showContact: 'Show contact',
  contactWhy: 'Looks are logged. Use this only to help here.',
  contactAsking: 'Asking the server…',
  contactKept: (time: string) => `Kept on this phone, as told ${time}.`,
  contactNone: 'Nobody left a number.',
  contactLater: 'Approved volunteers see whom to call.',
  leaves: (time: string) => `Your work here has ended. Whom to call and the exact place leave this phone on ${time}.`,
  left: 'Your work here has ended. This phone keeps the place only to about 1 km.',
  refreshContact: 'Refresh contact',
  call: (number: string) => `Call ${number}`,
});

export const directionTexts = texts('directionTexts', {
  north: 'north',
  northEast: 'north-east',
  east: 'east',
  southEast: 'south-east',
  south: 'south',
  southWest: 'south-west',
  west: 'west',
  northWest: 'north-west',
});

export const teamTexts = texts('teamTexts', {
  refresh: 'Refresh team',
  title: 'Others on this disaster',
  show: 'Show who else is there',
  asking: 'Asking the server…',
  none: 'Nobody else so far.',
});

const times = byLocale((code) => new Intl.DateTimeFormat(code, { timeStyle: 'short' }));
const days = byLocale((code) => new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }));

/** "14:20", and the day too where it is another; both times in epoch milliseconds. */
export function clockTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return (isToday ? times() : days()).format(at);
}
