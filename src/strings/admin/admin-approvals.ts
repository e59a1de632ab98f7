import { numberText } from '../plural.ts';
import { texts } from '../texts.ts';

/** Columns of the two tables of section 2. */
export const approvalColumns = texts('approvalColumns', {
  name: 'Name',
  organization: 'Organization',
  skills: 'Skills',
  type: 'Type',
  location: 'Location',
  registered: (number: string) => `Registration number: ${number}`,
  area: (km: string, place: string) => `Works within ${km} of ${place}`,
  date: 'Date',
  act: 'Decide',
  unknown: 'Not told yet',
});

/** How a decision of this phone stands. */
export const approvalStateTexts = texts('approvalStateTexts', {
  approve: {
    waiting: 'Approved by you. It waits on this phone and counts once it is sent.',
    stuck: 'Your approval was not accepted.',
    sent: 'Your approval was sent. The server’s answer is on its way.',
    done: 'Approved.',
    conflict: 'Somebody was first. Your approval changed nothing.',
  },
  refuse: {
    waiting: 'Rejected by you. It waits on this phone and counts once it is sent.',
    stuck: 'Your rejection was not accepted.',
    sent: 'Your rejection was sent. The server’s answer is on its way.',
    done: 'Rejected.',
    conflict: 'Somebody was first. Your rejection changed nothing.',
  },
  undo: {
    waiting: 'Undone by you. It waits on this phone and counts once it is sent.',
    stuck: 'Your decision could not be undone.',
    sent: 'Your undo was sent. The server’s answer is on its way.',
    done: 'Your decision was undone.',
    conflict: 'It could not be undone any more: someone has decided since, or it was too late.',
  },
  undoIt: 'Undo',
  seconds: (seconds: string) => `(${seconds} s)`,
  neverSent: (name: string) => `${name}: your decision is undone. It was never sent.`,
  about: (name: string) => `About ${name}`,
  aboutSomebody: 'About an account that is not in these lists',
  more: 'More people wait. They appear here once these are decided.',
  noCopy:
    'Who waits is not on this phone yet, and the server cannot be reached. The list comes as soon as there is a network.',
  notSaved: 'It could not be saved on this phone, so nothing was decided.',
  signedOut: 'You were logged out on this phone, so nothing was decided. Log in and decide again.',
});

/** "(45 s)" */
export function secondsText(seconds: number): string {
  return approvalStateTexts.seconds(numberText(seconds));
}
