import { type ReadSeverity, readSeverity } from '../../../contract/enumerations.ts';
import { byLocale } from '../by-locale.ts';
import { leftToRight } from '../isolate.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';
import { severityLabels } from '../forms/labels.ts';

/** A disaster as one of a list, and what is said of any. */
export const disasterTexts = texts('disasterTexts', {
  active: 'Active',
  resolved: 'Resolved',
  reported: (time: string) => `Reported ${time}`,
  ended: (time: string) => `Resolved ${time}`,
  about: (position: string) => `Near ${position}`,
  fromTown: (km: string, town: string) => `About ${km} from ${town}`,
  at: (position: string) => `Position ${position}`,
  /** A position and how exact it is: "25.59, 85.14, within about 9 km". */
  within: (position: string, distance: string) => `${position}, within about ${distance}`,
  noPlace: 'Position not known',
  /** "about 300 m from you" */
  away: (far: string) => `${far} from you`,
});

/** The severity in a word, `other` for one that a newer app sent: `severityLabels` are sentences. */
export const severityWords = texts<Record<ReadSeverity, string>>('severityWords', {
  mild: 'Mild',
  moderate: 'Moderate',
  severe: 'Severe',
  critical: 'Critical',
  other: 'Other',
});

/** As this app knows it; one that only newer apps know is another. */
export function severityWord(severity: string): string {
  return severityWords[readSeverity(severity)];
}

/** The same as a sentence, where there is one. */
export function severitySentence(severity: string): string {
  const known = readSeverity(severity);
  return known === 'other' ? severityWords.other : severityLabels[known];
}

/** `/disasters`. */
export const disasterListTexts = texts('disasterListTexts', {
  title: 'Disaster relief efforts',
  lead: 'Disasters that an administrator has confirmed, the active ones first.',
  ways: 'How to see them',
  list: 'List',
  map: 'Map',
  filters: 'Which disasters',
  type: 'Type',
  anyType: 'All types',
  severity: 'Severity',
  anySeverity: 'All',
  status: 'Status',
  anyStatus: 'All',
  none: 'No disaster is confirmed right now.',
  noneHow: 'Reports appear here as soon as an administrator has confirmed them.',
  noneOfThese: 'No disasters match your search.',
  clear: 'Show all',
  all: 'All disasters',
});

/** Nearest first, at the person's word. */
export const nearTexts = texts('nearTexts', {
  nearest: 'Nearest first',
  newest: 'Newest first',
  asking: 'Finding your position…',
  isNearest: 'Nearest to you first.',
  stays: 'Your position stays on this phone.',
  told: 'To find those near you, the server is told your position to about 1 km.',
  failures: {
    refused: 'Your phone does not share its position. Newest first.',
    'timed-out': 'No position found in time. Newest first.',
    unavailable: 'The phone cannot find its position here. Newest first.',
    unsupported: 'This phone cannot tell its position. Newest first.',
  },
});

/** What this phone itself has reported and the list does not show. */
export const ownReportTexts = texts('ownReportTexts', {
  title: 'Reported from this phone',
  lead: 'Not in the public list: an administrator confirms each report first.',
  waiting: 'Waits on this phone to be sent',
  sending: 'Being sent right now',
  sent: 'Sent',
  needsYou: 'Needs you',
  unknown: 'A report',
  seeAll: 'See what is on this device',
});

export const disasterMapTexts = texts('disasterMapTexts', {
  label: 'Map of the disasters',
  rounded: 'Places are shown to about 1 km.',
  none: 'None of these has a known position. They are in the list.',
  shown: (count: number) => plural(count, { one: '# disaster on the map.', other: '# disasters on the map.' }),
  more: (count: number) => plural(count, { one: '# more is in the list only.', other: '# more are in the list only.' }),
  unplaced: (count: number) => plural(count, { one: '# has no known position.', other: '# have no known position.' }),
  chosen: 'Chosen on the map',
  choose: 'Choose a place on the map to read about it.',
  /** Numbers of the server, where this phone keeps a part of what there is. */
  counted: (count: number) =>
    plural(count, { one: '# active disaster in view.', other: '# active disasters in view.' }),
  /** "5 minutes ago" */
  countedSince: (time: string) => `Counted by the server ${time}.`,
  nearer: 'Choose a number on the map to see it closer.',
});

const kilometres = byLocale(
  (code) => new Intl.NumberFormat(code, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }),
);

/** "25 km": a radius, or how far away a town is. How far two places are apart says `farText`. */
export function kilometresText(km: number): string {
  return kilometres().format(Math.max(1, Math.round(km)));
}

/** "26.12, 85.39": degrees as maps take them, in Latin digits and from left to right everywhere. */
export function degreesText(lat: number, lng: number, decimals: number): string {
  return leftToRight(`${lat.toFixed(decimals)}, ${lng.toFixed(decimals)}`);
}

/** Names of countries in the reader's language. */
export const countries = byLocale((code) => new Intl.DisplayNames(code, { type: 'region' }));
