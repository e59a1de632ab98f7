import { texts } from '../texts.ts';

/** The form of `/contact`, and what stands beside it. */
export const contactTexts = texts('contactTexts', {
  heading: 'Contact',
  lead: 'Write to the people who run this server. You can do this without signal.',
  notUrgent: 'This form is not for emergencies: nobody reads it at once. For help, use one of these:',
  write: 'Your message',
  name: 'Your name',
  email: 'Your e-mail address',
  emailHint: 'The answer is sent there.',
  number: 'Phone number',
  numberHint: 'So that an administrator can call you.',
  message: 'Message',
  messageHint: 'Only the administrators of this server can read it.',
  submit: 'Send message',
  another: 'Write another message',
  arrived: 'Your message has arrived. The answer comes by e-mail.',
  arrivedNoMail: 'Your message has arrived. If you left a phone number, an administrator can call you.',
  refused: 'The server did not accept this message.',
  who: 'Who you write to',
  noMailTitle: 'This server sends no e-mail',
  noMail: 'Please leave a phone number with your message: an administrator can call you back then.',
  noneTitle: 'This server takes no messages',
  none: 'What you write here could not be delivered. Please use the way below, or call.',
});

/** Names of fields that only messages and the newsletter have. */
export const letterFieldNames = texts('letterFieldNames', { email: 'E-mail address', message: 'Message' });
