import * as v from 'valibot';
import { idSchema, listOf } from '../entities/fields.ts';
import { limits } from '../limits.ts';
import { defineCall } from './define-call.ts';
import { verifyAddress } from './outbox-address.ts';

/**
 * After `X-Server-Epoch` changed: which of these receipts did the server lose? What is unknown to it must be offered
 * again. Erased records are known. `epoch` is that of the database at the very moment of this answer.
 */
export const verifyReceipts = defineCall({
  name: 'verifyReceipts',
  ...verifyAddress,
  summary: 'Which of these ids does this server hold no receipt for?',
  who: 'anyone',
  queued: false,
  body: v.strictObject({
    ids: v.pipe(
      listOf(idSchema, limits.batchItems, `at most ${limits.batchItems} ids`),
      v.minLength(1, 'at least one id'),
    ),
  }),
  answers: {
    200: v.strictObject({ success: v.literal(true), epoch: v.string(), unknown: v.array(idSchema) }),
  },
});
