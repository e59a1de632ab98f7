import type { DisasterType } from '../../../contract/enumerations.ts';
import { texts } from '../texts.ts';

interface Deed {
  disaster: string;
  reference: string;
  reported: string;
  completed: string;
}

/** What stands on the paper: as on the server's own page of it. */
export const paperTexts = texts('paperTexts', {
  title: 'Certificate of Appreciation',
  presented: 'This certificate is given with thanks to',
  deed: ({ disaster, reference, reported, completed }: Deed) =>
    `for helping people as a volunteer in ${disaster}. This disaster (${reference}) was reported on ${reported}, and the work was completed on ${completed}.`,
  issued: (date: string) => `Issued on ${date} through Relief Relay.`,
  issuedBy: (date: string, operator: string) =>
    `Issued on ${date} through Relief Relay, which is run here by ${operator}.`,
  verify: 'To check that this certificate is genuine, open this address:',
  notValid: 'No longer valid',
});

export const paperDisasterTexts = texts<Readonly<Record<DisasterType, string>>>('paperDisasterTexts', {
  flood: 'a flood',
  earthquake: 'an earthquake',
  fire: 'a fire',
  hurricane: 'a hurricane',
  landslide: 'a landslide',
  other: 'a disaster',
});

/** Where a volunteer makes one. */
export const certificateMakerTexts = texts('certificateMakerTexts', {
  name: 'Volunteer name',
  nameHint: 'As it should appear on the certificate.',
  generate: 'Generate',
  making: 'It is being made…',
  print: 'Print/Download',
  pdf: 'As a PDF file',
  create: 'Create New Certificate',
  check: 'The page on which everybody can check it',
  offline: 'This needs a connection: the server makes the certificate.',
  replaceTitle: 'Replace the certificate?',
  replaceBody: 'The one made before is no longer valid: its page says so to whoever checks it.',
  replaceYes: 'Make the new one',
  replaceNo: 'Keep the old one',
  perhaps: 'This may have gone through. Try again: the same name makes no second one.',
  tooMany: 'No more certificates can be made of this work, or it is not completed.',
  notThere: 'No such completed work is on this phone.',
  back: 'Back to Previous Work',
  tryAgain: 'Try again',
});

/** `/certificate/{id}`, where everybody can check one. */
export const certificateCheckTexts = texts('certificateCheckTexts', {
  title: 'Certificate check',
  validTitle: 'This certificate is genuine',
  valid: 'The server says so now. What is below is all that the paper tells.',
  replacedTitle: 'This certificate was replaced',
  replaced: 'A newer one took its place. This one is no longer valid.',
  unknownTitle: 'There is no such certificate',
  unknown:
    'Compare the address with the one on the paper, letter by letter. If it is the same, the paper is not genuine.',
  offlineTitle: 'It could not be checked',
  offline: 'Only the server can tell whether a certificate is genuine.',
});
