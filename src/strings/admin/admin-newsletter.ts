import { plural } from '../plural.ts';
import { texts } from '../texts.ts';

/** The admins' newsletter: what they write, to how many it goes, and how far each has come. */
export const adminNewsletterTexts = texts('adminNewsletterTexts', {
  title: 'Write the newsletter',
  lead: 'It goes by e-mail to everybody who asked for it and confirmed their address.',
  readers: (count: number) =>
    plural(count, { one: '# address is confirmed now.', other: '# addresses are confirmed now.' }),
  nobody: 'Nobody has confirmed an address yet: there is nobody to send it to.',
  noMailTitle: 'This server sends no mail',
  noMail: 'Nothing can be sent until whoever runs the server sets up mail.',
  subject: 'Subject',
  text: 'Text',
  textHint: 'Plain text, in the language of your readers. A line about how to end the newsletter is added.',
  look: 'Send…',
  problems: 'Please look at this again:',
  confirmTitle: (subject: string) => `Send “${subject}”?`,
  confirmBody: (count: number) =>
    plural(count, {
      one: 'It goes to # person and cannot be called back.',
      other: 'It goes to # people and cannot be called back.',
    }),
  yes: 'Send it now',
  no: 'Not yet',
  onItsWay: 'The newsletter is on its way. See below how far it has come.',
  perhaps: 'This may have gone through. Send it again without changing it: nobody gets it twice.',
  wentBefore: 'It went out before, with other words: look below. What is written here would be a new newsletter.',
  sentTitle: 'Sent so far',
  none: 'None has been sent yet.',
  at: (when: string) => `Sent ${when}`,
  atBy: (when: string, by: string) => `Sent ${when} by ${by}`,
  recipients: 'Recipients',
  sent: 'Taken by their mail server',
  waiting: 'Still waiting',
  failed: 'Not taken',
  unsure: 'Not certain: the line broke in the middle, and it is not sent twice',
  left: 'Left the newsletter before',
  showMore: 'Show more',
  reload: 'Refresh',
  failedTitle: 'The newsletters could not be loaded',
});
