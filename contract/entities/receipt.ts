import * as v from 'valibot';
import { actResults, workStates, workWhys } from '../enumerations.ts';
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

/** What became of an act: after a conflict also how it stands, by whom and since when (ISO 8601). */
export const actOutcomeSchema = v.strictObject({
  result: v.picklist(actResults),
  /** Of a report its `displayStatus`, of an aid request its `status`, of a line its `status`, of an account its `status`. */
  stands: v.optional(v.string()),
  /** Name of who was first; absent where their account is gone. */
  by: v.optional(v.string()),
  at: v.optional(v.string()),
});
export type ActOutcome = v.InferOutput<typeof actOutcomeSchema>;

/** Answer to a creating call; `receipt` is absent where the caller sent no idempotency key. */
export const createdSchema = v.strictObject({
  success: v.literal(true),
  message: v.string(),
  /** Of an acceptance also what was decided about it, of an act what became of it. */
  data: v.strictObject({
    _id: idSchema,
    state: v.optional(v.picklist(workStates)),
    why: v.optional(v.picklist(workWhys)),
    act: v.optional(actOutcomeSchema),
  }),
  receipt: v.optional(receiptSchema),
});
export type Created = v.InferOutput<typeof createdSchema>;

/** Every failure of ours. `fields` maps a field's contract name (`requirements.0.type`) to what is wrong with it. */
export const failureSchema = v.strictObject({
  success: v.literal(false),
  message: v.string(),
  kind: v.picklist(errorKinds),
  /** What exactly it was (`contract/failures`), where it has a code, and what belongs into its text. */
  code: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  fields: v.optional(v.record(v.string(), v.string())),
  requestId: v.string(),
});
export type FailureAnswer = v.InferOutput<typeof failureSchema>;
