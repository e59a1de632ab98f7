import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The footer's field, and the page that the links of its mails open. */
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

  confirmTitle: 'Confirm your address',
  confirmLead: 'Press the button, and the newsletter comes to your e-mail address.',
  confirm: 'Confirm',
  confirmed: 'Your address is confirmed. Thank you.',
  confirmedBody: 'Each mail has a link by which you can end the newsletter.',
  leaveTitle: 'End the newsletter',
  leaveLead: 'Press the button, and your e-mail address is deleted from this server.',
  leave: 'Delete my address',
  left: 'Your address was deleted.',
  leftBody: (days: number) =>
    plural(days, {
      one: 'For # day nothing is sent to it, whoever enters it.',
      other: 'For # days nothing is sent to it, whoever enters it.',
    }),
  busy: 'One moment…',
  badConfirm: 'This link is no longer good: it is too old, or a newer mail took its place. Subscribe again below.',
  badLeave: 'This link is not whole. Copy all of it out of the mail and open it again.',
  noLink: 'Enter your e-mail address at the end of this page to get the newsletter.',
  noLinkBody: 'To end it, open the link at the end of each mail.',
});
