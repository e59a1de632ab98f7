import { texts } from '../texts.ts';

/** Asking for a place on a disaster: `accept` to `completeFirst` are section 4's, to the letter. */
export const acceptTexts = texts('acceptTexts', {
  title: 'Help at this disaster',
  accept: 'Accept Request',
  accepting: 'Accepting...',
  isAccepted: 'You have accepted this disaster request',
  completeFirst: 'Complete your active disaster first',
  toActive: 'Go to your active disaster',
  askedElsewhere:
    'You have asked for a place on another disaster. Wait for the answer, or withdraw that request first.',
  toRequest: 'Go to that request',
  how: 'Accept only if you can set out soon. If you don’t update your status in time, we’ll check with you, then offer your place to someone else.',
  full: 'All places are taken. If one is free again, you can ask for it here.',
  saved: 'Saved on this phone',
  waits: 'Waiting for the answer: the server decides who has a place.',
  notYet: 'You have no place yet. Do not set out before the answer is here.',
  answered: 'The server has your request. Its answer is on the way.',
  answerLater: 'The server has your request. Its answer comes as soon as there is a network.',
  cancel: 'Withdraw my request',
  cancelTitle: 'Withdraw your request?',
  cancelBody: 'It was not sent yet. It is deleted from this phone, and nobody counts on you.',
  cancelYes: 'Withdraw',
  cancelNo: 'Keep it',
  cancelled: 'Your request is withdrawn.',
  remove: 'Delete this request',
  pending: 'Your account waits for approval. Once an administrator has approved it, you can accept here.',
  refused: 'Your account was not approved as a volunteer, so you cannot accept.',
  closed: 'This disaster is over. No more volunteers are needed.',
  notSaved: 'This phone could not save it, and nothing was sent. Try again.',
});

/** What the volunteer is told when it did not come to work, or came to its end. */
export const outcomeTexts = texts('outcomeTexts', {
  full: 'All places were taken before your request arrived.',
  busy: 'You were on another disaster when your request arrived.',
  closed: 'This disaster was over when your request arrived.',
  releasedTitle: 'Your place was given up',
  released: 'You didn’t update your status in time, so your place is free for someone else.',
  endedTitle: 'This disaster was called off',
  ended: 'An administrator found that it was a false or double report. Thank you: you are free for another one.',
  withdrawnTitle: 'You withdrew from this disaster',
  notConfirmedTitle: 'Your work was not confirmed',
  notConfirmed: 'An administrator could not confirm that it was done.',
  reason: (words: string) => `Reason: ${words}`,
  next: 'Nearest disasters that still need help',
  others: 'Other disasters that still need help',
  noDistance: 'How far away they are is not known: this phone knows no place to count from. Newest first.',
  understood: 'I have read it',
});
