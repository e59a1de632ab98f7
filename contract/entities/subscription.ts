import * as v from 'valibot';
import { languageCodes } from '../enumerations.ts';
import { emailSchema } from './account.ts';
import { atMost, senderFields } from './fields.ts';

/** Body of `POST /api/newsletter/`: the footer's one field, the language to write in, and what our device adds. */
export const subscriptionBodySchema = v.strictObject({
  email: emailSchema,
  language: v.picklist(languageCodes, `one of ${languageCodes.join(', ')}`),
  ...senderFields,
});
/** The token of a mail to the address: proves who may confirm or delete it. */
export const mailTokenSchema = v.strictObject({
  token: v.pipe(v.string('required'), v.minLength(1, 'required'), atMost(200, 'not valid')),
});

export type SubscriptionBody = v.InferInput<typeof subscriptionBodySchema>;
