import * as v from 'valibot';
import { limits } from '../limits.ts';
import { idSchema, requiredText, senderFields } from './fields.ts';

/** A short text between whoever sent a report or an aid request and those who have it in hand. */
export const recordMessageSchema = v.strictObject({
  _id: idSchema,
  from: v.picklist(['sender', 'taker']),
  /** Who of those who have it in hand: to whoever sent the record an organization's name alone. */
  by: v.optional(v.string()),
  /** The reader of this answer wrote it. */
  mine: v.optional(v.literal(true)),
  /** ISO 8601: when it was written, by its phone's clock, and never later than it came. */
  at: v.string(),
  text: v.string(),
});
export type RecordMessage = v.InferOutput<typeof recordMessageSchema>;

/** Body of `POST /api/track/answer`. `createdAt`: when it was written, by the device's clock. */
export const requesterAnswerSchema = v.strictObject({
  recordId: idSchema,
  text: requiredText(limits.recordMessageCharacters),
  createdAt: senderFields.createdAt,
});
export type RequesterAnswer = v.InferInput<typeof requesterAnswerSchema>;
