import type { DisasterType } from '../../../contract/enumerations.ts';
import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The sheet by which volunteers are alerted to a disaster. */
export const alertSheetTexts = texts('alertSheetTexts', {
  title: 'Alert Volunteers',
  close: 'Close',
  lead: 'This approves the report and alerts the volunteers near it, in one act.',
  leadAgain: 'The disaster is active already. This sends one more alert.',
  radius: 'Within how many kilometres',
  radiusHint: (km: string) => `${km} is suggested for this severity.`,
  radiusProblem: (most: string) => `A number from 1 to ${most}.`,
  noPlace: 'Its position is unknown: all volunteers with a device are alerted, wherever they are.',
  wanted: 'How many volunteers are wanted',
  wantedHint: (count: string) => `${count} is suggested. Empty: no number.`,
  wantedProblem: 'A whole number from 1 on, in digits.',
  heading: 'Title',
  body: 'Message',
  bodyHint: 'A lock screen shows about two lines. Write what to do first.',
  missing: 'Please write something.',
  tooLong: 'This is too long.',
  preview: 'How a phone shows it',
  app: 'Relief Relay',
  now: 'now',
  reach: (near: number) => plural(near, { one: 'It reaches # volunteer now.', other: 'It reaches # volunteers now.' }),
  ofAll: (all: number) =>
    plural(all, {
      one: '# approved volunteer finds it in the app.',
      other: 'All # approved volunteers find it in the app.',
    }),
  counting: 'Counting whom it reaches…',
  unknownReach: 'Not known without a network whom it reaches.',
  reachesNobody: 'Nobody would be alerted now. Make it wider, or tell volunteers in another way.',
  outToNobody: 'The alert is out, but it reaches nobody yet.',
  countAgain: 'Count again',
  send: 'Alert now',
  sending: 'Saving…',
  cancel: 'Cancel',
  waits: 'Saved on this phone. The alert goes out once the server has it.',
  problems: 'Please look at this again',
  suggestedTitle: (type: string, severity: string) => `${type}: ${severity}`,
  suggestedBody: (place: string, first: string) => `${place}. ${first}`,
  suggestedSaid: (said: string) => `Reported: “${said}”`,
  placeUnknown: 'The place is not known yet',
});

/** What whoever is alerted does first, by the kind of disaster: the draft of an alert says it, and its admin may write better. */
export const firstSteps = texts<Readonly<Record<DisasterType, string>>>('firstSteps', {
  flood: 'First find out who is cut off, and bring them to higher ground. Keep out of moving water.',
  earthquake: 'First listen for people under rubble and mark the spot. Stay out of damaged buildings.',
  fire: 'First make sure that everybody is out and away from the smoke. Leave the fire to the fire service.',
  hurricane: 'First check on people in damaged houses. Keep away from power lines and loose roofs.',
  landslide: 'First find out who is missing. Keep everybody off the slope: it can slide again.',
  other: 'First find out who is in danger and what is needed most. Watch your own safety.',
});

/** To whom an alert goes of those it could go to, and why not to the others. */
export const alertReachTexts = texts('alertReachTexts', {
  title: 'Who gets it, and who does not',
  phones: (count: number) => plural(count, { one: 'It goes to # phone.', other: 'It goes to # phones.' }),
  busy: (count: number) =>
    plural(count, {
      one: '# volunteer near it is on a disaster already.',
      other: '# volunteers near it are on a disaster already.',
    }),
  unwanted: (count: number) =>
    plural(count, {
      one: '# volunteer near it wants no alerts like this one.',
      other: '# volunteers near it want no alerts like this one.',
    }),
  others: (count: number) =>
    plural(count, {
      one: '# other is further away, or gets no alerts on a phone.',
      other: '# others are further away, or get no alerts on a phone.',
    }),
});
