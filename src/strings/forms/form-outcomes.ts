import { texts } from '../texts.ts';

/** What may come of a form of either kind, once something is done with it: not needed to fill it in. */
export const formOutcomeTexts = texts('formOutcomeTexts', {
  saveFailed: 'It could not be saved on this phone',
  saveFailedBody: 'Nothing you typed is lost. Keep this page open and choose what to do:',
  tryAgain: 'Try again',
  exportTyped: 'Take a copy',
  stillSaving: 'Still saving',
  stillSavingBody:
    'It takes unusually long. Keep this page open: it goes on by itself, and this page says so when it is done. You need not wait for it:',
  sendDirectly: 'Send now',
  sendingDirectly: 'Sending…',
  sendDirectlyAgain: 'Try to send again',
  directHint: 'Sends it at once, without keeping it on this phone.',
  directWaits: (reason: string) => `Not sent yet. ${reason} Trying again is safe: it is never counted twice.`,
  directRefused: (reason: string) => `The server did not accept it. ${reason}`,
  share: 'Share as text',
  sentDirectly:
    'This phone keeps no copy of it. Write the reference down: it is the only proof that your message arrived.',
  sentDirectlyPlain: 'This phone keeps no copy of it, and this server gives no reference.',
  correctionElsewhere: 'You are correcting this in another tab',
  correctionElsewhereBody: 'What you typed is there. Go on in that tab, or close it and try again.',
  correctionOver: 'There is nothing to correct',
  correctionOverBody: 'It is not on this phone any more, or it needs nothing from you by now.',
  correctionFailed: 'It could not be opened for correction',
  correctionFailedBody: 'This phone’s storage did not answer. What was saved is still there. Try again in a moment.',
  saved: 'Saved on this phone',
  savedBody:
    'Leave the app open, or open it again when there is a connection: then it is sent by itself. The rest of this page could not be loaded.',
});
