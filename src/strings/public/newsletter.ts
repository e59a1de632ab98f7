import { texts } from '../texts.ts';

/** The footer's field. */
export const newsletterTexts = texts('newsletterTexts', {
  title: 'Newsletter',
  lead: 'News of the relief work, by e-mail. You can end it at any time.',
  email: 'Your e-mail, for the newsletter',
  subscribe: 'Subscribe',
  missing: 'Please enter your e-mail address.',
  notSaved: 'It could not be saved on this phone. Please try again.',
  saved: 'Saved on this phone. It is sent by itself.',
  arrived: 'Your wish has arrived.',
  lookInMail: 'A mail is on its way to you. Open the link in it to confirm your address.',
  noMailYet: 'This server cannot send e-mail yet. It asks you to confirm once it can.',
  details: 'See its status',
  another: 'Enter another address',
  refused: 'The server did not accept this address.',
});
