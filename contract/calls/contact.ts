import * as v from 'valibot';
import { contactBodySchema, messageViewSchema } from '../entities/contact-message.ts';
import { idSchema } from '../entities/fields.ts';
import { createdSchema } from '../entities/receipt.ts';
import { lanes, messageStates } from '../enumerations.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';
import { cursorSchema, pageSchema } from './page.ts';
import { queuedAddresses } from './queued-addresses.ts';
import { searchSchema } from './search.ts';

export const sendContactMessage = defineCall({
  name: 'sendContactMessage',
  ...queuedAddresses.sendContactMessage,
  summary:
    'Write to those who run this server. Open to anyone; never carries a token. 202: received too, and put aside until an admin has looked.',
  who: 'anyone',
  queued: true,
  body: contactBodySchema,
  answers: { 201: createdSchema, 202: createdSchema },
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

export const markMessage = defineCall({
  name: 'markMessage',
  ...askedAddresses.markMessage,
  summary: 'Marks a message as answered, or as open again. Written down: who and when. The same mark twice is one.',
  who: 'answer-messages',
  queued: false,
  params: v.strictObject({ id: idSchema }),
  body: v.strictObject({ state: v.picklist(messageStates, `one of ${messageStates.join(', ')}`) }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      message: v.string(),
      data: messageViewSchema,
      /** It is answered, by another admin who was first: `data` says who and when. Nothing was changed. */
      isOthers: v.optional(v.literal(true)),
    }),
  },
});
