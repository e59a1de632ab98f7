import * as v from 'valibot';
import { contactBodySchema, messageViewSchema } from '../entities/contact-message.ts';
import { lanes, messageStates } from '../enumerations.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema, pageSchema } from './page.ts';
import { queuedCall } from './queued-call.ts';
import { searchSchema } from './search.ts';

export const sendContactMessage = queuedCall('sendContactMessage', {
  summary:
    'Write to those who run this server. Open to anyone; never carries a token. 202: received too, and put aside until an admin has looked.',
  who: 'anyone',
  body: contactBodySchema,
});

export const listMessages = defineCall({
  name: 'listMessages',
  ...askedAddresses.listMessages,
  summary:
    'Messages to those who run this server, newest first: the open ones of the main lane unless asked otherwise.',
  who: 'read-messages',
  queued: false,
  query: v.strictObject({
    state: v.optional(v.picklist(messageStates)),
    lane: v.optional(v.picklist(lanes)),
    /** Words of the message, its sender's name and address, each from its beginning, or its reference. */
    search: searchSchema,
    cursor: cursorSchema,
  }),
  answers: { 200: pageSchema(messageViewSchema) },
});
