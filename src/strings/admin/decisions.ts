import type { SameReason } from '../../../contract/enumerations.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** Of which report one is a double. */
export const sameEventTexts = texts('sameEventTexts', {
  label: 'Which report tells of the same?',
  none: 'None of these',
  missing: 'Please choose a report, or that it is none of these.',
  reason: (ref: string) => `Same event as ${ref}.`,
  noneNear: 'No other report of these days is near it or has its number. Say in the reason which one it repeats.',
});

/** What is still asked for where a disaster is about to end. */
export const aidBesideTexts = texts('aidBesideTexts', {
  title: 'Open aid requests here',
  lead: (count: number) =>
    plural(count, {
      one: '# aid request of this place or number is still open. What you leave open stays on the list.',
      other: '# aid requests of this place or number are still open. What you leave open stays on the list.',
    }),
  nearest: (shown: string) => `The nearest ${shown} are shown here.`,
  unknown: 'This phone does not have all aid requests yet. Others may be open here.',
  keep: 'Leave it open',
  keepNote: 'if you choose nothing',
  organization: 'Organization',
  organizationMissing: 'Please choose an organization.',
  otherOrganizations: 'To choose another, leave it open and use the list of aid requests.',
  closedWith: (ref: string) => `Its disaster ${ref} was resolved.`,
});

/** Two records that may be one, and what comes of that. */
export const mergeTexts = texts('mergeTexts', {
  title: 'May be the same event',
  aidTitle: 'May be the same household',
  lead: 'Merging keeps every report and what its sender can follow. The disaster is listed, counted and alerted once.',
  aidLead: 'Merging keeps every request and what its sender can follow. The request is listed and given away once.',
  this: 'This one',
  other: 'The other one',
  what: 'What',
  where: 'Where',
  when: 'When',
  who: 'Sender',
  words: 'Words',
  needs: 'Requirements',
  merge: 'Merge',
  keepApart: 'Keep apart',
  undo: 'Undo',
  keptApart: 'Kept apart: they are not proposed again.',
  into: 'This is part of another record, which stands for both:',
  unmerge: 'Unmerge',
  unmergeNote: 'On its own again, it stands as it did before.',
  over: 'One of both is over. Merged, both count as it does.',
  mergeAdded: 'Merge all that were sent as more about this',
  mapLabel: 'Both on the map',
  insteadLead: 'Merging is better than dismissing: the sender can go on following it.',
  instead: 'Merge with it',
  members: (count: number) => plural(count, { one: '# report tells of this:', other: '# reports tell of this:' }),
  aidMembers: (count: number) =>
    plural(count, { one: '# request is one with this:', other: '# requests are one with this:' }),
});

/** What speaks for two records being one. */
export const sameReasonNames = texts('sameReasonNames', {
  place: 'Same place',
  time: 'Soon after one another',
  words: 'Much the same words',
  phone: 'Same telephone number',
  added: 'Sent as more about this',
} satisfies Record<SameReason, string>);
