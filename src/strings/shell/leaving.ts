import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** Logout with items that were never sent. */
export const leavingTexts = texts('leavingTexts', {
  title: (count: number) => plural(count, { one: '# item was never sent', other: '# items were never sent' }),
  body: (count: number) =>
    plural(count, {
      one: 'It belongs to your account, and only this phone has it. What should happen to it?',
      other: 'They belong to your account, and only this phone has them. What should happen to them?',
    }),
  written: (count: number) =>
    plural(count, {
      one: 'You wrote # report, request or message. It is sent after you log out, too. Nobody else can read it here.',
      other:
        'You wrote # reports, requests or messages. They are sent after you log out, too. Nobody else can read them here.',
    }),
  send: 'Send now',
  sending: 'Trying to send…',
  stillHere: (count: number, why: string) =>
    `${plural(count, { one: '# item could not be sent.', other: '# items could not be sent.' })} ${why}`,
  stillHereWhy: 'Choose something else, or try again later.',
  keep: 'Keep locked for me',
  keepHint:
    'Nobody else who uses this phone can read what is locked. It comes back and is sent when you log in here again.',
  keepWritten: 'Log out and send later',
  cannotKeep: 'Locking is not possible here: this address is not encrypted (http).',
  export: 'Take a copy',
  copied: (name: string) => `The copy was handed to your browser as ${name}.`,
  delete: 'Delete',
  deleteLabel: (count: number) => `To delete, type the number ${count}`,
  deleteWrong: (count: number) => `Please type ${count}.`,
  beingSent: 'One is being sent right now. Wait a moment, then try again.',
  cancel: 'Stay logged in',
  failed: 'That did not work. You are still logged in, and nothing was changed.',
  left: 'You are logged out.',
});
