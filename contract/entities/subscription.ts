import * as v from 'valibot';
import { languageCodes } from '../enumerations.ts';
import { emailSchema } from './account.ts';
import { senderFields } from './fields.ts';

/** Body of `POST /api/newsletter/`: the footer's one field, the language to write in, and what our device adds. */
export const subscriptionBodySchema = v.strictObject({
  email: emailSchema,
  language: v.picklist(languageCodes, `one of ${languageCodes.join(', ')}`),
  ...senderFields,
});
export type SubscriptionBody = v.InferInput<typeof subscriptionBodySchema>;
