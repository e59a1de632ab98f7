import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The parts of the admin's Desk. */
export const deskTexts = texts('deskTexts', {
  parts: 'Parts of the Desk',
  messages: 'Messages',
  work: 'Work done',
  roads: 'Roads',
  triage: 'Held for review',
  newsletter: 'Newsletter',
  people: 'Reset links',
  counted: (label: string, count: string) => `${label} (${count})`,
});

/** Reports and aid requests over the rate: no one else sees them until an admin has looked. */
export const triageTexts = texts('triageTexts', {
  title: 'Held for review',
  lead: 'Very many of these came at once, so nobody else sees them yet. Real calls for help can be among them.',
  reports: 'Disaster reports',
  aid: 'Aid requests',
  search: 'Search what is held for review',
  noReports: 'No disaster report is held for review.',
  noAid: 'No aid request is held for review.',
  noneOfThese: 'Nothing held for review matches your search.',
  found: (count: number) => plural(count, { one: '# is held for review', other: '# are held for review' }),
  foundMore: (count: number) =>
    plural(count, { one: '# is held for review, and more', other: '# are held for review, and more' }),
  letThrough: 'Move to the main list',
  dismiss: 'Dismiss',
  about: (act: string, what: string, where: string) => `${act}: ${what}, ${where}`,
  dismissTitle: 'Dismiss this report?',
  dismissBody: 'It is shown to nobody. It stays under “Resolved Disasters” and can be brought back.',
  why: 'Why',
  kinds: {
    false: 'It is false',
    duplicate: 'It was reported already',
    other: 'Something else',
  },
  closeTitle: 'Close this aid request?',
  closeBody: 'Nothing comes of it. It stays under Aid and can be opened again.',
  closeRequest: 'Close the request',
});
