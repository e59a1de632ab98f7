import { texts } from '../texts.ts';

/** Short texts between whoever sent a record and those who have it in hand. */
export const recordMessageTexts = texts('recordMessageTexts', {
  title: 'Messages',
  ownLead:
    'Whoever takes care of it reads what you write here, now or once somebody takes it. In danger, call instead.',
  takerLead: 'Everybody who asked for this reads your answer. Administrators can read it too, without numbers.',
  field: 'Your message',
  send: 'Send',
  missing: 'Please write your message.',
  notSaved: 'This phone could not save it. It was not sent.',
  you: 'You',
  sender: 'Whoever asked',
  taker: 'Whoever takes care of it',
  waits: 'Saved on this phone, sent as soon as there is a connection.',
  arrived: 'The server has it.',
  refused: 'The server did not take it.',
  tooLate: 'It was over when this arrived. Nobody was told.',
  none: 'Nothing has been written so far.',
  show: 'Show messages',
  again: 'Refresh messages',
  asking: 'Asking the server…',
  asOf: (when: string) => `Messages as of ${when}`,
  last: (when: string) => `Whoever asked wrote ${when}.`,
});
