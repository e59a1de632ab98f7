import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Json } from '../../../contract/base/canonical-json.ts';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import { batchFrameSchema, batchItemSchema, type ItemAnswer } from '../../../contract/calls/outbox.ts';
import { isOwnedCall, isQueuedCall } from '../../../contract/calls/queued.ts';
import { idSchema } from '../../../contract/entities/fields.ts';
import type { Caller } from '../../access/caller.ts';
import { bodyOf } from '../../http/body-of.ts';
import { isFromNewer } from '../../http/contract-of.ts';
import { sendJsonText, sendRefusal } from '../../http/send.ts';
import { canonicalsWithDigest } from '../../intake/batch-digest.ts';
import { checkItem, type Canonical, type RefusedItem } from '../../intake/check-item.ts';
import { deliver, replays, type Outcome } from '../../intake/deliver.ts';
import { ANONYMOUS, type CheckedItem } from '../../item.ts';
import { deliverInLanes } from '../../lanes/deliver-in-lanes.ts';
import { sourceOf, type Source } from '../../lanes/source.ts';
import { failureAnswer, refusals, type Refusal } from '../../refusal.ts';
import { texts } from '../../texts.ts';
import { wrongFields } from '../../intake/wrong-fields.ts';
import type { RouteServices } from '../route.ts';
import { nameEpoch } from './name-epoch.ts';

/** Items that are checked before the event loop gets its turn: the database keeps one part while the next is checked. */
const PART = 250;

type Frame = v.InferOutput<typeof batchFrameSchema>;
type Envelope = v.InferOutput<typeof batchItemSchema> & { canonical?: Canonical | undefined };

/** An item as it stands in a batch: by itself right or wrong. `id` is its answer's, empty where it came without. */
interface Offered {
  id: string;
  envelope: Result<Envelope, RefusedItem>;
}

/** Whose items they are, and from where they come. */
interface Sender {
  owner: string;
  isFromNewer: boolean;
  source: Source;
}

/** Many items in one request, each answered as if it had come alone; none can fail its neighbours. */
export async function answerOutbox(
  services: RouteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { person }: Caller,
): Promise<FastifyReply> {
  const body = bodyOf(request);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const wrong = wrongFields(batchFrameSchema, body.value);
  if (wrong !== undefined) return sendRefusal(reply, { ...refusals.malformed(texts.badEnvelope), fields: wrong });
  const frame = body.value as unknown as Frame;
  const owner = ownerOf(frame, person?._id);
  if (!owner.ok) return sendRefusal(reply, owner.failure);
  const canonicals =
    frame.digest === undefined ? new Map<unknown, Canonical>() : await canonicalsOf(frame.items, frame.digest);
  if (canonicals === undefined) return sendRefusal(reply, refusals.malformed(texts.badBatchDigest));
  const items = frame.items.map((item) => offeredOf(item, canonicals.get(item), frame.digest !== undefined));
  const outcomes = await takeIn(
    services,
    { owner: owner.value, isFromNewer: isFromNewer(request), source: sourceOf(request) },
    items,
  );
  nameEpoch(services, reply, outcomes);
  const answers = items.map(({ id }, index) => answerText(id, outcomes[index], request.id));
  return sendJsonText(reply, 200, `{"success":true,"answers":[${answers.join(',')}]}`);
}

/** Whose token comes with it is whose items they are: an `owner` that nobody proves is refused, and waits (R7). */
function ownerOf({ owner = ANONYMOUS }: Frame, account: string | undefined): Result<string, Refusal> {
  if (owner === ANONYMOUS || owner === account) return ok(owner);
  return failed(account === undefined ? refusals.signIn() : refusals.ownerMismatch());
}

/** Of each item that has a body, whatever else is wrong with it: the sender counted that one too. Undefined where the digest does not fit. */
async function canonicalsOf(items: readonly unknown[], digest: string): Promise<Map<unknown, Canonical> | undefined> {
  const withBody = items.filter(hasBody);
  const canonicals = await canonicalsWithDigest(
    withBody.map(({ body }) => body),
    digest,
  );
  return canonicals && new Map(canonicals.map((canonical, index) => [withBody[index], canonical]));
}

function hasBody(item: unknown): item is { body: Json } {
  return typeof item === 'object' && item !== null && 'body' in item;
}

function offeredOf(item: unknown, canonical: Canonical | undefined, hasBatchDigest: boolean): Offered {
  const id = typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : '';
  const fields = wrongFields(batchItemSchema, item);
  if (fields !== undefined) return { id, envelope: failed(wrongEnvelope(fields)) };
  const envelope = item as Envelope;
  if (!hasBatchDigest && envelope.digest === undefined) {
    return { id, envelope: failed(wrongEnvelope({ digest: 'required, here or for the whole batch' })) };
  }
  return { id, envelope: ok({ ...envelope, canonical }) };
}

function wrongEnvelope(fields: Record<string, string>): RefusedItem {
  return { refusal: { ...refusals.malformed(texts.badItem), fields } };
}

/** Parts run side by side unless an id comes twice: then the first must be settled before the second asks. */
async function takeIn(services: RouteServices, sender: Sender, items: Offered[]): Promise<Outcome[]> {
  const distinct = new Set(items.map(({ id }) => id)).size === items.length;
  const size = distinct ? PART : items.length;
  const parts: Promise<Outcome[]>[] = [];
  for (let start = 0; start < items.length; start += size) {
    const part = takeInPart(services, sender, items.slice(start, start + size));
    // A failure is met below, after the other parts were begun.
    part.catch(() => undefined);
    parts.push(part);
    await setImmediate();
  }
  // All settle before the answer: a statement still running could not be told from one that failed.
  await Promise.allSettled(parts);
  return (await Promise.all(parts)).flat();
}

async function takeInPart(services: RouteServices, sender: Sender, items: Offered[]): Promise<Outcome[]> {
  const results = items.map(({ envelope }) => (envelope.ok ? checkEnvelope(sender, envelope.value) : envelope));
  const checked = results.flatMap((result) => (result.ok ? [result.value] : []));
  const refused = results.flatMap((result) => (result.ok ? [] : (result.failure.fingerprint ?? [])));
  const delivered =
    checked.length === 0
      ? []
      : await deliverInLanes(services, sender.source, checked, (ready) => deliver(services, ready));
  const earlier = await replays(services, refused);
  let position = 0;
  return results.map((result) => {
    if (result.ok) return delivered[position++] ?? { refusal: refusals.internal() };
    const { fingerprint, refusal } = result.failure;
    return (fingerprint && earlier.get(fingerprint.id)) ?? { refusal };
  });
}

function checkEnvelope(
  { owner, isFromNewer: isNewer }: Sender,
  { id, call, digest, body, canonical }: Envelope,
): Result<CheckedItem, RefusedItem> {
  if (!v.is(idSchema, id)) return failed({ refusal: refusals.malformed(texts.badId) });
  if (!isQueuedCall(call)) {
    return failed({ refusal: isNewer ? refusals.newer() : refusals.malformed(texts.unknownCall) });
  }
  if (isOwnedCall(call) !== (owner !== ANONYMOUS)) return failed({ refusal: refusals.malformed(texts.otherOwner) });
  return checkItem({ id, owner, call, digest, body: body as Json, canonical, isFromNewer: isNewer });
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
