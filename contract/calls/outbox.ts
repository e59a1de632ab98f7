import * as v from 'valibot';
import { idSchema, listOf } from '../entities/fields.ts';
import { createdSchema, failureSchema } from '../entities/receipt.ts';
import { limits } from '../limits.ts';
import { defineCall } from './define-call.ts';
import { outboxAddress } from './outbox-address.ts';

/**
 * One item of a batch. `body` is the item's own body; its canonical form must have the SHA-256 `digest`,
 * which may be left out where the batch has one for all. Only the envelope is checked here: each body is checked by its call's schema.
 */
export const batchItemSchema = v.strictObject({
  id: v.string(),
  call: v.string(),
  digest: v.optional(v.string()),
  body: v.unknown(),
});

const aroundItems = { digest: v.optional(v.string()), owner: v.optional(idSchema) };

/**
 * `digest` covers all items at once: the SHA-256, in lower-case hexadecimal, over the digests of their bodies as
 * they would stand in the items, one after the other in the items' order, without anything between. One digest
 * is 64 bytes that no compression makes smaller; on 2G a thousand of them are seconds.
 * Where it does not fit, something was damaged on the way: the whole batch is refused and nothing is kept.
 *
 * `owner` is the account that all items belong to, whose token must come with them; absent where they are anonymous.
 * Another account's token is refused as `owner-mismatch`, none as `sign-in`: the items wait.
 */
const batchBodySchema = v.strictObject({
  items: v.pipe(listOf(batchItemSchema, limits.batchItems, 'too many'), v.minLength(1, 'at least one')),
  ...aroundItems,
});

/** What is refused as a whole: each item is then looked at by itself, so that a wrong one fails alone. */
export const batchFrameSchema = v.strictObject({
  items: v.pipe(listOf(v.unknown(), limits.batchItems, 'too many'), v.minLength(1, 'at least one')),
  ...aroundItems,
});

/** What the call alone would have answered for this item, under its own id; under none where it came without. */
const itemAnswerSchema = v.strictObject({
  id: v.string(),
  status: v.number(),
  replayed: v.boolean(),
  /** Seconds to wait before this item is offered again, where the server knows. */
  retryAfter: v.optional(v.number()),
  body: v.union([createdSchema, failureSchema]),
});
export type ItemAnswer = v.InferOutput<typeof itemAnswerSchema>;

export const deliverOutbox = defineCall({
  name: 'deliverOutbox',
  ...outboxAddress,
  summary: 'Many waiting items at once, gzip welcome; each is answered by itself and applied at most once.',
  who: 'anyone',
  queued: false,
  body: batchBodySchema,
  answers: { 200: v.strictObject({ success: v.literal(true), answers: v.array(itemAnswerSchema) }) },
});
