import * as v from 'valibot';
import { errorKinds } from '../errors.ts';
import { idSchema, sha256Schema } from './fields.ts';

/**
 * The server's word that this id with these bytes is on its disk. A device counts an item as
 * delivered only when `id` and `digest` are its own.
 */
export const receiptSchema = v.strictObject({
  id: idSchema,
  digest: sha256Schema,
  /** The short code people read (`referenceOf(id)`). */
  reference: v.string(),
  /** Server time, ISO 8601. */
  receivedAt: v.string(),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

/** Answer to a creating call; `receipt` is absent where the caller sent no idempotency key. */
export const createdSchema = v.strictObject({
  success: v.literal(true),
  message: v.string(),
  data: v.strictObject({ _id: idSchema }),
  receipt: v.optional(receiptSchema),
});
export type Created = v.InferOutput<typeof createdSchema>;

/** Every failure of ours. `fields` maps a field's contract name (`requirements.0.type`) to what is wrong with it. */
export const failureSchema = v.strictObject({
  success: v.literal(false),
  message: v.string(),
  kind: v.picklist(errorKinds),
  fields: v.optional(v.record(v.string(), v.string())),
  requestId: v.string(),
});
export type FailureAnswer = v.InferOutput<typeof failureSchema>;
