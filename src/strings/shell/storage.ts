import { plural } from '../plural.ts';
import { texts } from '../texts.ts';
import { sizeText } from '../size.ts';

/** What the phone keeps, whether it promised to, and what to say when it does not answer. */
export const storageTexts = texts('storageTexts', {
  title: 'This phone’s storage',
  used: (bytes: number) => `This app uses ${sizeText(bytes)}.`,
  usedAndFree: (used: number, free: number) =>
    `This app uses ${sizeText(used)}. This browser lets it use up to ${sizeText(free)} more, if the phone has that much left.`,
  unknown: 'This browser does not tell how much is used.',
  promised: 'This phone has promised to keep it.',
  notPromised: 'The system may clear it when space is short. Installed apps are cleared last.',
  privateTitle: 'This is a private window',
  privateBody: 'Closing this window deletes what waits. Keep it open until everything is sent, or take a copy.',
  fullTitle: 'This phone is full',
  fullBody:
    'What waits here is sent all the same, and arrives once. But this phone has no room to note what has arrived, so it may still be listed here as waiting.',
  fullHelp: 'Delete pictures or apps that you do not need, then try again.',
  ifPrivate: 'In a private window, closing it deletes what waits.',
  slowTitle: 'This phone’s storage does not answer',
  slowBody: 'It may only take long. As soon as it answers, this page shows what is on this phone.',
  failedTitle: 'This phone’s storage cannot be read',
  failedBody: 'What was saved before may still be there. Nothing of it was deleted by this app.',
  formsWork: 'You can still fill in a form and send it without saving.',
  tryAgain: 'Try again',
  takeCopy: 'Take a copy of what waits',
  copyHelp: 'This phone keeps a second copy of what waits. You can take it as a file.',
  noCopy: 'No second copy that is whole was found. Nothing was taken.',
  backHome: 'Back to start',
  recoveredTitle: 'Part of this phone’s storage was damaged',
  restored: (count: number) =>
    plural(count, {
      one: '# item was restored from its second copy.',
      other: '# items were restored from their second copy.',
    }),
  lost: (count: number) =>
    plural(count, { one: '# item could not be restored.', other: '# items could not be restored.' }),
  lostHelp: 'If you remember what it was, please write it again.',
  understood: 'I have read it',
});

/** Which parts of the app are on this phone, at the end of the outbox. */
export const keepTexts = texts('keepTexts', {
  title: 'The app on this phone',
  all: 'Everything in the app opens without a connection.',
  core: 'Reporting, asking for aid and the guide open without a connection. Maps, lists and your account open once they are on this phone.',
  keep: (size: string) => `Keep everything on this phone (${size})`,
  keeping: 'Getting it. You can go on using the app.',
  failed: 'Not everything came. What is missing comes once you’re back online.',
});
