import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** Disasters that lack volunteers, as an NGO sees them beside requests for aid, and its answer. */
export const ngoVolunteerTexts = texts('ngoVolunteerTexts', {
  categories: 'Category',
  bothCategories: 'Both',
  resource: 'Resource Request',
  volunteer: 'Volunteer Request',
  title: (disaster: string, count: number) =>
    plural(count, { one: `${disaster}: # volunteer needed`, other: `${disaster}: # volunteers needed` }),
  titleFull: (disaster: string) => `${disaster}: enough volunteers`,
  places: 'Volunteers',
  placesOf: (accepted: string, wanted: string) => `${accepted} of ${wanted} are coming`,
  since: 'Active since',
  sender: 'From',
  desk: 'The relief coordinators',
  contact: 'Contact',
  contactLater: 'Shown once your people are expected.',
  showContact: 'Show whom to call',
  contactAsking: 'Asking the server…',
  contactNone: 'No name and no number were given.',
  contactWhy: 'Looks are logged. Use this only to help here.',
  expected: (count: number) => plural(count, { one: 'Your # person is expected', other: 'Your # people are expected' }),
  asked: (count: number) =>
    plural(count, { one: 'Sent: # person. No answer yet', other: 'Sent: # people. No answer yet' }),
  askedBody: 'They are expected only once the server has answered. Do not set out before that.',
  arrives: 'Arrival',
  soon: 'As soon as they can',
  note: 'Your note',
  answer: 'Send people',
  answerTo: (what: string) => `Send people: ${what}`,
  withdraw: 'Take back',
  others: 'Others',

  answerTitle: 'How many people do you send?',
  answerBody: (count: number) =>
    plural(count, {
      one: '# place is free, as far as this phone knows.',
      other: '# places are free, as far as this phone knows.',
    }),
  people: 'People',
  peopleMissing: 'Enter a whole number, 1 or more.',
  peopleTooMany: (most: number) =>
    plural(most, {
      one: '# place is free, as far as this phone knows. Enter # or less.',
      other: '# places are free, as far as this phone knows. Enter # or less.',
    }),
  arrivesAt: 'When they arrive',
  arrivesWrong: 'Enter a day and a time.',
  noteLabel: 'Note for the coordinators',
  noteHint: 'Who leads them, what they bring.',
  answerYes: 'Send these people',
  withdrawTitle: 'Take your people back?',
  withdrawBody: 'Their places are free for others at once, and you no longer see whom to call.',
  withdrawYes: 'Take them back',
  reason: 'Reason',
  reasonHint: 'The coordinators read it.',
  reasonMissing: 'Please give a reason.',
  cancel: 'Cancel',

  /** Previous Work. */
  peopleSent: 'People sent',
});
