import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { verifyReceipts } from '../../../contract/calls/receipts.ts';
import { headers } from '../../../contract/headers.ts';
import { bodyOf } from '../../http/body-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { wrongFields } from '../../intake/wrong-fields.ts';
import { refusals } from '../../refusal.ts';
import { knownReceipts } from '../../store/intake/receipts.ts';
import type { Services } from '../route.ts';

/** Tells of an id only whether it has a receipt; nobody finds one of 2^122 by asking. */
export async function answerVerify(
  { pool, noteAcknowledged }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = bodyOf(request);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const wrong = wrongFields(verifyReceipts.body, body.value);
  if (wrong !== undefined) return sendRefusal(reply, refusals.invalid(wrong));
  const { ids } = body.value as InferOutput<typeof verifyReceipts.body>;
  const { epoch, known } = await knownReceipts(pool, ids);
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  // Whoever is told that they are known rests, under the epoch that the answer names.
  noteAcknowledged([...known], epoch);
  return reply.header(headers.serverEpoch, epoch).send({ success: true, epoch, unknown });
}
