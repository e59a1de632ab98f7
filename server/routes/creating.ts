import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import type { Json } from '../../contract/base/canonical-json.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { QueuedCallName } from '../../contract/calls/outbox.ts';
import { idSchema } from '../../contract/entities/fields.ts';
import { headers } from '../../contract/headers.ts';
import { bodyOf } from '../http/body-of.ts';
import { sendJsonText, sendRefusal } from '../http/send.ts';
import { checkItem } from '../intake/check-item.ts';
import { replays, type Outcome } from '../intake/deliver.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import type { Handler, RouteServices } from './route.ts';

/**
 * A creating call by itself. With `Idempotency-Key` it is applied once and answered the same for ever;
 * without one (a client of section 7 alone) each call makes a new record and no receipt is given.
 */
export function answerCreating(call: QueuedCallName): Handler {
  return async (services, request, reply) => {
    const key = keyOf(request);
    if (!key.ok) return sendRefusal(reply, key.failure);
    const body = bodyOf(request);
    if (!body.ok) return sendRefusal(reply, body.failure);
    return sendOutcome(reply, await create(services, call, key.value, body.value));
  };
}

async function create(
  services: RouteServices,
  call: QueuedCallName,
  key: string | undefined,
  body: Json,
): Promise<Outcome> {
  const checked = checkItem({ id: key ?? randomUUID(), call, body });
  if (checked.ok) return services.deliverOne({ ...checked.value, withoutReceipt: key === undefined });
  const { refusal, fingerprint } = checked.failure;
  if (key === undefined || fingerprint === undefined) return { refusal };
  const earlier = await replays(services, [fingerprint]);
  return earlier.get(key) ?? { refusal };
}

function keyOf(request: FastifyRequest): Result<string | undefined, Refusal> {
  // Node joins a header that came twice with a comma, which no UUID holds.
  const key = request.headers[headers.idempotencyKey];
  return key === undefined || is(idSchema, key) ? ok(key) : failed(refusals.malformed(texts.badKey));
}

function sendOutcome(reply: FastifyReply, outcome: Outcome): FastifyReply {
  if ('refusal' in outcome) return sendRefusal(reply, outcome.refusal);
  if (outcome.replayed) reply.header(headers.idempotentReplayed, 'true');
  return sendJsonText(reply, outcome.status, outcome.text);
}
