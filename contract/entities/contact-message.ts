import * as v from 'valibot';
import { lanes, messageStates } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { emailSchema } from './account.ts';
import { idSchema, optionalText, requiredText, senderFields } from './fields.ts';

/** Body of `POST /api/contact/`: section 2's three fields and what our device adds. */
export const contactBodySchema = v.strictObject({
  name: requiredText(limits.nameCharacters),
  email: emailSchema,
  message: requiredText(limits.messageCharacters),
  /** To be called on, where the server can send no mail. */
  contactNumber: v.optional(optionalText(limits.contactCharacters)),
  ...senderFields,
});
export type ContactBody = v.InferInput<typeof contactBodySchema>;

/** A message as a reader gets it; `policies/who-sees-what` decides that only admins do. */
export const messageViewSchema = v.strictObject({
  _id: idSchema,
  name: v.string(),
  email: v.string(),
  message: v.string(),
  contactNumber: v.optional(v.string()),
  /** When it reached the server. */
  createdAt: v.string(),
  /** When it was written, by the device's clock. */
  writtenAt: v.optional(v.string()),
  state: v.picklist(messageStates),
  answeredAt: v.optional(v.string()),
  /** Name of the admin who marked it; absent where that account is gone. */
  answeredBy: v.optional(v.string()),
  lane: v.picklist(lanes),
  supersedes: v.optional(idSchema),
});
export type MessageView = v.InferOutput<typeof messageViewSchema>;
