import { numberText, plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The admin's tab Reported. */
export const reportedTexts = texts('reportedTexts', {
  statuses: 'Reports by status',
  pending: 'Pending Reports',
  active: 'Active Disasters',
  resolved: 'Resolved Disasters',
  counted: (label: string, count: string) => `${label} (${count})`,
  nonePending: 'No pending disaster reports',
  noneActive: 'No active disasters',
  noneResolved: 'No resolved disasters',
  noneDismissed: 'No dismissed reports',
  over: 'Which are over',
  justResolved: 'Resolved',
  justDismissed: 'Dismissed',
  found: (count: number) => plural(count, { one: '# report', other: '# reports' }),
  foundMore: (count: number) => plural(count, { one: '# report and more', other: '# reports and more' }),
  heldBack: (count: number) =>
    plural(count, {
      one: '# report is held for review, because very many came at once.',
      other: '# reports are held for review, because very many came at once.',
    }),
  notYet: 'An administrator has to approve your account before you see what was reported.',
  seeDesk: 'See them on the Desk',
});

/** One report among them. */
export const reportCardTexts = texts('reportCardTexts', {
  viewDetails: 'View Details',
  detailsOf: (what: string, where: string) => `View Details: ${what}, ${where}`,
  position: 'Latitude, longitude',
  address: 'Location',
  noPosition: 'Not known',
  notChosen: 'not chosen',
  placeNotChosen: 'where the phone was; “I am at the place” was not chosen',
  reporter: 'Reporter',
  anonymous: 'Anonymous',
  reported: 'Reported',
  activeSince: 'Active since',
  resolved: 'Resolved',
  unknownTime: 'Time not known',
  volunteers: 'Volunteers',
  distance: 'Distance',
  noDescription: 'No description available',
  dismissedFalse: 'Dismissed: false report',
  dismissedDuplicate: 'Dismissed: reported twice',
  dismissedOther: 'Dismissed',
  triage: 'Held for review',
  fromServer: 'From the server',
});

/** Which of them are looked at. */
export const reportFilterTexts = texts('reportFilterTexts', {
  search: 'Search reports',
  searchHint: 'Words of the report, a name, or a reference.',
  filters: 'Search and filters',
  filtersOn: (count: number) =>
    plural(count, { one: 'Search and filters: # is on', other: 'Search and filters: # are on' }),
  age: 'How long ago',
  anyAge: 'Any time',
  ages: {
    within1h: 'In the last hour',
    within1d: 'In the last 24 hours',
    within1w: 'In the last 7 days',
    over1h: 'More than 1 hour ago',
    over6h: 'More than 6 hours ago',
    over1d: 'More than 1 day ago',
    over3d: 'More than 3 days ago',
    over1w: 'More than 1 week ago',
  },
  near: 'Near a place',
  nearHint: 'Latitude and longitude, such as 26.12, 85.39.',
  notAPlace: 'Please write two numbers: latitude and longitude, such as 26.12, 85.39.',
  nearMe: 'Near me',
  finding: 'Finding your position…',
  isFound: 'Your position is filled in, to about 1 km.',
  radius: 'How far around',
  noneOfThese: 'No reports match your search.',
  clear: 'Show all',
});

/** What the server finds beyond this phone's copy. */
export const serverSearchTexts = texts('serverSearchTexts', {
  ask: 'Search on the server',
  beyond: 'Not all of them are on this phone: the server may have more.',
  isServer: 'What the server found just now:',
  asking: 'The server is searching…',
  back: 'Back to this phone’s copy',
  more: 'Show more',
  again: 'Search again',
  onlyPhone: 'Without a connection only this phone was searched.',
});

export const listPartTexts = texts('listPartTexts', {
  shown: (from: number, to: number) => `${numberText(from)} to ${numberText(to)}`,
  next: 'Show the next ones',
  back: 'Back to the ones before',
});

export const reportsMapTexts = texts('reportsMapTexts', {
  label: 'Map of the reports',
  none: 'None of these has a known position. They are in the list.',
  shown: (count: number) => plural(count, { one: '# report on the map.', other: '# reports on the map.' }),
  onlyNewest: 'Only the newest are on the map. The others are in the list.',
  unplaced: (count: number) => plural(count, { one: '# has no known position.', other: '# have no known position.' }),
});

/** In which order an admin's lists stand. */
export const recordOrderTexts = texts('recordOrderTexts', {
  order: 'Order',
  urgent: 'Most urgent first',
  newest: 'Newest first',
});
