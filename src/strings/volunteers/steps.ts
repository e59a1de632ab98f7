import { texts } from '../texts.ts';

/** The way of a volunteer to a disaster they accepted. */
export const stepTexts = texts('stepTexts', {
  accepted: 'Accepted',
  way: 'Your steps',
  setOut: 'Press this when you set out.',
  arrive: 'Press this when you are there.',
  finish: 'Press this when your work here is over.',
  waits: 'saved on this phone, waits to be sent',
  refusedTitle: 'A step was not accepted',
  deadline: (time: string) => `Take a step before ${time}, or your place goes to somebody else.`,
  late: 'The time for your first step is over. Your place may be somebody else’s already.',
  asks: 'Are you still coming?',
  kept: (time: string) => `Your place is kept until ${time}.`,
  yes: 'Yes, I am coming',
  no: 'No, I cannot come',
  saidYes: 'You said that you are coming.',
  doneTitle: 'Is your work here done?',
  doneBody: 'You are free for another disaster then. An administrator confirms your work.',
  doneYes: 'Yes, it is done',
  doneNo: 'Not yet',
  doneWaits:
    'You said that your work here is done. An administrator confirms it, and you are free for another disaster. Thank you.',
  completed: 'Your work here is completed. Thank you.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw from this disaster?',
  withdrawBody: 'Your place goes to somebody else. Say why, so that the others can plan without you.',
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
  stay: 'Stay',
  notSaved: 'This phone could not save it. Try again.',
});
