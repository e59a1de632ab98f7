import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The page that the links of the newsletter’s mails open. */
export const newsletterPageTexts = texts('newsletterPageTexts', {
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
