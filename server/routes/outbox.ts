import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Json } from '../../contract/base/canonical-json.ts';
import { failed, type Result } from '../../contract/base/result.ts';
import { batchBodySchema, queuedCallNames, type ItemAnswer, type QueuedCallName } from '../../contract/calls/outbox.ts';
import { idSchema } from '../../contract/entities/fields.ts';
import { bodyOf } from '../http/body-of.ts';
import { sendJsonText, sendRefusal } from '../http/send.ts';
import { checkItem, type RefusedItem } from '../intake/check-item.ts';
import { deliver, replays, type Intake, type Outcome } from '../intake/deliver.ts';
import type { CheckedItem } from '../item.ts';
import { failureAnswer, refusals } from '../refusal.ts';
import { texts } from '../texts.ts';
import { wrongFields } from '../intake/wrong-fields.ts';
import type { Services } from './route.ts';

/** Items that are checked before the event loop gets its turn: the database keeps one part while the next is checked. */
const PART = 250;

type Envelope = v.InferOutput<typeof batchBodySchema>['items'][number];

/** Many items in one request, each answered as if it had come alone; none can fail its neighbours. */
export async function answerOutbox(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = bodyOf(request);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const wrong = wrongFields(batchBodySchema, body.value);
  if (wrong !== undefined) return sendRefusal(reply, { ...refusals.malformed(texts.badEnvelope), fields: wrong });
  const { items } = body.value as unknown as { items: Envelope[] };
  const outcomes = await takeIn(services, items);
  const answers = items.map(({ id }, index) => answerText(id, outcomes[index], request.id));
  return sendJsonText(reply, 200, `{"success":true,"answers":[${answers.join(',')}]}`);
}

/** Parts run side by side unless an id comes twice: then the first must be settled before the second asks. */
async function takeIn(intake: Intake, items: Envelope[]): Promise<Outcome[]> {
  const distinct = new Set(items.map(({ id }) => id)).size === items.length;
  const size = distinct ? PART : items.length;
  const parts: Promise<Outcome[]>[] = [];
  for (let start = 0; start < items.length; start += size) {
    const part = takeInPart(intake, items.slice(start, start + size));
    // A failure is met below, after the other parts were begun.
    part.catch(() => undefined);
    parts.push(part);
    await setImmediate();
  }
  // All settle before the answer: a statement still running could not be told from one that failed.
  await Promise.allSettled(parts);
  return (await Promise.all(parts)).flat();
}

async function takeInPart(intake: Intake, items: Envelope[]): Promise<Outcome[]> {
  const results = items.map(checkEnvelope);
  const checked = results.flatMap((result) => (result.ok ? [result.value] : []));
  const refused = results.flatMap((result) => (result.ok ? [] : (result.failure.fingerprint ?? [])));
  const delivered = checked.length === 0 ? [] : await deliver(intake, checked);
  const earlier = await replays(intake, refused);
  let position = 0;
  return results.map((result) => {
    if (result.ok) return delivered[position++] ?? { refusal: refusals.internal() };
    const { fingerprint, refusal } = result.failure;
    return (fingerprint && earlier.get(fingerprint.id)) ?? { refusal };
  });
}

function checkEnvelope({ id, call, digest, body }: Envelope): Result<CheckedItem, RefusedItem> {
  if (!v.is(idSchema, id)) return failed({ refusal: refusals.malformed(texts.badId) });
  if (!isQueuedCall(call)) return failed({ refusal: refusals.malformed(texts.unknownCall) });
  return checkItem({ id, call, digest, body: body as Json });
}

function isQueuedCall(name: string): name is QueuedCallName {
  return (queuedCallNames as readonly string[]).includes(name);
}

/** The stored answer goes in as it is, so that it stays what the call alone would have sent. */
function answerText(id: string, outcome: Outcome | undefined, requestId: string): string {
  if (outcome === undefined || 'refusal' in outcome) {
    const refusal = outcome?.refusal ?? refusals.internal();
    const answer: ItemAnswer = {
      id,
      status: refusal.status,
      replayed: false,
      ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
      body: failureAnswer(refusal, requestId),
    };
    return JSON.stringify(answer);
  }
  const { status, replayed, text } = outcome;
  return `{"id":${JSON.stringify(id)},"status":${status},"replayed":${replayed},"body":${text}}`;
}
