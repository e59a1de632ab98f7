import * as v from 'valibot';
import { createdSchema, failureSchema } from '../entities/receipt.ts';
import { limits } from '../limits.ts';
import { defineCall } from './define-call.ts';
import { outboxAddress } from './outbox-address.ts';

/** Names of the calls that may wait in an outbox. A receipt keeps the name for ever. */
export const queuedCallNames = ['reportDisaster', 'requestAid'] as const;
export type QueuedCallName = (typeof queuedCallNames)[number];

/**
 * One item of a batch. `body` is the item's own body; its canonical form must have the SHA-256 `digest`.
 * Only the envelope is checked here: each body is checked by itself, so that one bad item fails alone.
 */
const itemSchema = v.strictObject({
  id: v.string(),
  call: v.string(),
  digest: v.string(),
  body: v.unknown(),
});

export const batchBodySchema = v.strictObject({
  items: v.pipe(v.array(itemSchema), v.minLength(1), v.maxLength(limits.batchItems)),
});

/** What the call alone would have answered for this item, under its own id. */
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
