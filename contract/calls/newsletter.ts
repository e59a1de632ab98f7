import { mailTokenSchema, subscriptionBodySchema } from '../entities/subscription.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { queuedCall } from './queued-call.ts';
import { doneSchema } from './users.ts';

export const subscribeNewsletter = queuedCall('subscribeNewsletter', {
  summary:
    'Ask for the newsletter. Where mail can be sent the address is asked to confirm it first. The answer is the same for an address that is known.',
  who: 'anyone',
  body: subscriptionBodySchema,
});

export const confirmNewsletter = defineCall({
  name: 'confirmNewsletter',
  ...askedAddresses.confirmNewsletter,
  summary: 'Confirms an address by the token of the mail to it. Twice is once.',
  who: 'anyone',
  queued: false,
  body: mailTokenSchema,
  answers: { 200: doneSchema },
});

export const leaveNewsletter = defineCall({
  name: 'leaveNewsletter',
  ...askedAddresses.leaveNewsletter,
  summary: 'Deletes an address by the token that stands in every mail to it. Twice is once.',
  who: 'anyone',
  queued: false,
  body: mailTokenSchema,
  answers: { 200: doneSchema },
});

export const leaveNewsletterByMail = defineCall({
  name: 'leaveNewsletterByMail',
  method: 'POST',
  path: '/api/newsletter/leave/{token}',
  summary:
    'The same for the button of a mail program (RFC 8058), which posts to the address in the head of the mail. What it posts is not read.',
  who: 'anyone',
  queued: false,
  params: mailTokenSchema,
  answers: { 200: doneSchema },
});
