import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** A report that adds to a disaster which is reported already. */
export const additionTexts = texts('additionTexts', {
  title: 'Already reported?',
  hint: 'Once you have said what happened and where, you see here whether it is already reported.',
  ask: (size: string) => `Check whether this is already reported (up to ${size})`,
  asking: 'Checking what is already reported…',
  failed: 'This could not be checked. You can send your report all the same.',
  offline: 'There is no connection to check this. You can send your report all the same.',
  none: (when: string) => `Nothing like this was reported near this place (last checked ${when}).`,
  found: (name: string, when: string, distance: string) =>
    `${name}, reported ${when}, ${distance} away: add yours to it?`,
  noneByWords: (when: string) => `Nothing known here matches what you wrote (last checked ${when}).`,
  foundByWords: (name: string, when: string) => `${name}, reported ${when}: add yours to it?`,
  reports: (count: number) => plural(count, { one: '# report', other: '# reports' }),
  here: (what: string) => `${what} near here`,
  near: (what: string, town: string) => `${what} near ${town}`,
  nearTown: (town: string) => `Near ${town}`,
  add: 'Add to this',
  other: 'Not the same',
  adding: (name: string) => `You are adding to: ${name}`,
  lead: 'Say what is new. The relief team sees what your report belongs to.',
  change: 'Change type or place',
  instead: 'Report a new one instead',
  willAdd: (name: string) => `Saved as more about ${name}.`,
  added: (name: string) => `Sent as more about ${name}.`,
  resolved: 'That disaster has been resolved.',
  closed:
    'The disaster you added to was closed meanwhile. Your report stands on its own and is reviewed like any other.',
  kind: 'More about a disaster',
});
