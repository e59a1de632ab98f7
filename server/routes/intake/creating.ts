import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { isOwnedCall, type QueuedCallName } from '../../../contract/calls/queued.ts';
import { idSchema } from '../../../contract/entities/fields.ts';
import { headers } from '../../../contract/headers.ts';
import { bodyOf } from '../../http/body-of.ts';
import { isFromNewer } from '../../http/contract-of.ts';
import { sendJsonText, sendRefusal } from '../../http/send.ts';
import { checkItem, type OfferedItem } from '../../intake/check-item.ts';
import { replays, type Outcome } from '../../intake/deliver.ts';
import { nameEpoch } from './name-epoch.ts';
import { ANONYMOUS } from '../../item.ts';
import { deliverInLanes } from '../../lanes/deliver-in-lanes.ts';
import { sourceOf, type Source } from '../../lanes/source.ts';
import { refusals, type Refusal } from '../../refusal.ts';
import { texts } from '../../texts.ts';
import type { Handler, RouteServices } from '../route.ts';

/**
 * A creating call by itself. With `Idempotency-Key` it is applied once and answered the same for ever;
 * without one (a client of section 7 alone) each call makes a new record and no receipt is given.
 */
export function answerCreating(call: QueuedCallName): Handler {
  return async (services, request, reply, { person }) => {
    const key = keyOf(request);
    if (!key.ok) return sendRefusal(reply, key.failure);
    const body = bodyOf(request);
    if (!body.ok) return sendRefusal(reply, body.failure);
    const owner = isOwnedCall(call) ? person?._id : ANONYMOUS;
    if (owner === undefined) return sendRefusal(reply, refusals.signIn());
    const id = key.value ?? randomUUID();
    const offered = { id, owner, call, body: body.value, isFromNewer: isFromNewer(request) };
    const from = { source: sourceOf(request), isGone: () => request.raw.socket.destroyed };
    return sendOutcome(services, reply, await create(services, from, offered, key.value === undefined));
  };
}

interface Sender {
  source: Source;
  isGone(): boolean;
}

async function create(
  services: RouteServices,
  { source, isGone }: Sender,
  offered: OfferedItem,
  withoutReceipt: boolean,
): Promise<Outcome> {
  const checked = checkItem(offered);
  if (checked.ok) {
    const item = { ...checked.value, withoutReceipt };
    const [outcome] = await deliverInLanes(services, source, [item], (items) =>
      Promise.all(items.map((one) => services.deliverOne(one, isGone))),
    );
    return outcome ?? { refusal: refusals.internal() };
  }
  const { refusal, fingerprint } = checked.failure;
  if (withoutReceipt || fingerprint === undefined) return { refusal };
  const earlier = await replays(services, [fingerprint]);
  return earlier.get(offered.id) ?? { refusal };
}

function keyOf(request: FastifyRequest): Result<string | undefined, Refusal> {
  // Node joins a header that came twice with a comma, which no UUID holds.
  const key = request.headers[headers.idempotencyKey];
  return key === undefined || is(idSchema, key) ? ok(key) : failed(refusals.malformed(texts.badKey));
}

function sendOutcome(services: RouteServices, reply: FastifyReply, outcome: Outcome): FastifyReply {
  if ('refusal' in outcome) return sendRefusal(reply, outcome.refusal);
  nameEpoch(services, reply, [outcome]);
  if (outcome.replayed) reply.header(headers.idempotentReplayed, 'true');
  return sendJsonText(reply, outcome.status, outcome.text);
}
