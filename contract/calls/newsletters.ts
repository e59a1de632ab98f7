import * as v from 'valibot';
import { newsletterBodySchema, newsletterViewSchema } from '../entities/newsletter.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema } from './page.ts';

export const listNewsletters = defineCall({
  name: 'listNewsletters',
  ...askedAddresses.listNewsletters,
  summary: 'Newsletters that were sent, newest first, how far each has come, and to how many the next one would go.',
  who: 'send-newsletters',
  queued: false,
  query: v.strictObject({ cursor: cursorSchema }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.array(newsletterViewSchema),
      next: v.optional(v.string()),
      /** Addresses that are confirmed now. */
      subscribers: v.number(),
      /** False: this server sends no mail. */
      canSend: v.boolean(),
    }),
  },
});

export const sendNewsletter = defineCall({
  name: 'sendNewsletter',
  ...askedAddresses.sendNewsletter,
  summary:
    'Sends a newsletter to every confirmed address, to each once. The same id twice is one; 409 where this server sends no mail or nobody asked for the newsletter.',
  who: 'send-newsletters',
  queued: false,
  body: newsletterBodySchema,
  answers: { 200: v.strictObject({ success: v.literal(true), message: v.string(), data: newsletterViewSchema }) },
});
