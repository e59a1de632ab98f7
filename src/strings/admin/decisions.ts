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
  closedWith: (ref: string) => `Its disaster ${ref} was resolved.`,
});
