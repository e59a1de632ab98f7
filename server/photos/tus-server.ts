import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server, type Lock } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headers } from '../../contract/headers.ts';
import { METHOD_OVERRIDE, PHOTOS_PATH, uploadName } from '../../contract/photo-address.ts';
import { photoLimits } from '../../contract/photo-limits.ts';
import type { ErrorKind } from '../../contract/errors.ts';
import { callerOf } from '../access/guard.ts';
import { nextPiece } from '../http/next-piece.ts';
import { sendRefusal } from '../http/send.ts';
import { troubleOf } from '../store/database/database-trouble.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findPhotoRecord } from '../store/photos/photos.ts';
import { texts } from '../texts.ts';
import type { Held, Workload } from '../http/workload.ts';
import type { Buckets } from '../lanes/buckets.ts';
import { isSenderOf } from './claim-of.ts';
import type { PhotoServices } from './services.ts';
import { tusErrors, type TusError } from './tus-errors.ts';
import { TusStore } from './tus-store.ts';
import { LINE, uploadFactsSchema } from './begin-upload.ts';
import { lineOf } from './photo-turns.ts';
import * as v from 'valibot';

/** tus 1.0 names them so; each with the algorithm of node:crypto. */
const checksums = new Map([
  ['sha1', 'sha1'],
  ['sha256', 'sha256'],
]);

const KILOBYTE = 1024;

/** The database is away, or its disk is full: the phone keeps the photo, and comes again. */
const BUSY = 503;

/** tus 1.0 (https://tus.io/protocols/resumable-upload) below `/api/photos`: core, creation, checksum, expiration and termination. */
export interface TusServer {
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export function makeTusServer(
  services: PhotoServices & {
    photoKilobytes: Buckets;
    workload: Workload;
    onBug(error: unknown): void;
    noteUnsaved?(error: unknown): void;
  },
): TusServer {
  const tus = new Server({
    path: PHOTOS_PATH,
    datastore: new TusStore(services),
    relativeLocation: true,
    maxSize: photoLimits.bytes,
    disableTerminationForFinishedUploads: false,
    // The upload's id is the photo's: a creation that is repeated finds what is there.
    namingFunction(_request, metadata) {
      const parsed = v.safeParse(uploadFactsSchema, metadata);
      if (!parsed.success) throw tusErrors.badFacts;
      return uploadName(parsed.output.photo, parsed.output.form);
    },
    onUploadCreate: async ({ headers: asked }, { metadata }) => ({
      metadata: { ...metadata, [LINE]: asked.get(LINE) },
    }),
    locker: { newLock: () => noLock },
    // What is no refusal of ours, nor of the protocol, is a bug, or a database in trouble.
    onResponseError(_request, error) {
      if ('status_code' in error) return undefined;
      services.noteUnsaved?.(error);
      if (troubleOf(error) !== 'bug') return { status_code: BUSY, body: '' };
      services.onBug(error);
      return undefined;
    },
  });

  const store = tus.datastore;
  const offsetAt = async (location: string | null) =>
    (await store.getUpload(String(location).slice(PHOTOS_PATH.length + 1))).offset;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const held = services.workload.hold(request.network, () => request.raw.socket.destroyed);
    try {
      return await answerHeld(request, reply, held);
    } finally {
      held.end();
    }
  }

  async function answerHeld(request: FastifyRequest, reply: FastifyReply, held: Held): Promise<FastifyReply> {
    const method = methodOf(request);
    if (method === undefined) return sendRefusal(reply, refusals.method(OF_UPLOAD.join(', ')));
    if (method === 'POST') {
      const refusal = await refuseCreation(services, request);
      if (refusal !== undefined) return sendRefusal(reply, refusal);
    }
    const body = method === 'PATCH' ? await bodyOf(request, held) : undefined;
    if (body !== undefined && 'refusal' in body) return sendRefusal(reply, body.refusal);
    const asked = new Request(`http://localhost${request.url}`, {
      method,
      headers: plainHeaders(request),
      ...(body === undefined ? {} : { body: body.stream, duplex: 'half' as const }),
    });
    const answered = await tus.handleWeb(asked);
    if (answered.status >= 400) {
      return sendRefusal(reply, refusalOf(answered.status, (await answered.text()).trim()));
    }
    answered.headers.forEach((value, name) => {
      // Who may ask from elsewhere is said in one place, for all of the API.
      if (!name.startsWith('access-control-') && name !== 'content-length') reply.header(name, value);
    });
    // Who says again what was said before goes on where it stood, without another question.
    if (method === 'POST') reply.header('upload-offset', String(await offsetAt(answered.headers.get('location'))));
    if (method === 'OPTIONS') {
      reply.header('tus-checksum-algorithm', [...checksums.keys()].join(','));
      reply.header('tus-extension', 'creation,checksum,expiration,termination');
    }
    return reply.code(answered.status).send(answered.status === 204 ? undefined : '');
  }

  return { answer };
}

const OF_UPLOAD = ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Where it is served, beside the contract's table: what it says and takes is tus 1.0, and no JSON. */
export const tusRoutes = [
  { url: PHOTOS_PATH, method: ['POST', 'OPTIONS'] },
  { url: `${PHOTOS_PATH}/:upload`, method: [...OF_UPLOAD, 'POST'] },
] as const;

/** What is meant: proxies that let no PATCH through get a POST that says so. Undefined: a POST to an upload that says nothing. */
function methodOf({ method, url, headers: named }: FastifyRequest): string | undefined {
  const isOfUpload = url.startsWith(`${PHOTOS_PATH}/`) && !url.endsWith('/');
  if (method !== 'POST' || !isOfUpload) return method;
  return ['PATCH', 'DELETE'].find((one) => one === named[METHOD_OVERRIDE]);
}

/** Nothing is locked: see `TusStore`. */
const noLock: Lock = { lock: async () => undefined, unlock: async () => undefined };

/** Who proves nothing may not even learn which records there are. */
async function refuseCreation(
  { pool, clock, photoKilobytes }: PhotoServices & { photoKilobytes: Buckets },
  request: FastifyRequest,
): Promise<Refusal | undefined> {
  const facts = v.safeParse(uploadFactsSchema, readMetadata(request.headers['upload-metadata']));
  if (!facts.success) return refusals.invalid({ 'upload-metadata': texts.badUpload });
  const owner = await findPhotoRecord(pool, facts.output.record);
  if (owner === undefined) return refusals.notFound(texts.noSuchRecord);
  const { person } = await callerOf({ pool, clock }, request);
  // A session that has ended is no reason to give up: its person signs in again.
  if ('accountId' in owner && person === undefined) return refusals.signIn();
  if (!isSenderOf(owner, { person, secret: request.headers[headers.claimSecret] })) {
    return refusals.forbidden(texts.notYourRecord);
  }
  const length = Number(request.headers['upload-length']);
  if (!(length > 0)) return refusals.malformed(texts.badUpload);
  const kilobytes = Math.ceil(length / KILOBYTE);
  if (photoKilobytes.room(request.network) < kilobytes) {
    return refusals.slowDown(photoKilobytes.secondsUntilRoom(request.network));
  }
  photoKilobytes.take(request.network, kilobytes);
  return undefined;
}

/** tus 1.0, "Upload-Metadata": pairs of a name and the base64 of its value, with commas between. */
function readMetadata(header: string | string[] | undefined): Record<string, string> {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .filter(([name]) => name !== '');
  return Object.fromEntries(pairs.map(([name, value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]));
}

type Body = { stream: ReadableStream };

const refused = ({ status_code: status, body }: TusError) => ({ refusal: refusalOf(status, body) });

/**
 * A body with a checksum is held until it is known to be whole and right (tus 1.0, "Checksum"), and is hashed in its network's turn; one
 * without passes as it comes.
 */
async function bodyOf(request: FastifyRequest, held: Held): Promise<Body | { refusal: Refusal }> {
  const header = request.headers['upload-checksum'];
  if (header === undefined) return { stream: asItComes(request.raw) };
  const [algorithm = '', expected = ''] = String(header).split(' ');
  const hashing = checksums.get(algorithm);
  if (hashing === undefined) return refused(tusErrors.badChecksum);
  const pieces: Buffer[] = [];
  let size = 0;
  let hasRoom = true;
  try {
    for await (const piece of request.raw as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > photoLimits.mostPartBytes) return refused(tusErrors.tooLarge);
      hasRoom &&= held.add(piece.length);
      // Read to its end all the same, so that its sender can read our answer.
      if (hasRoom) pieces.push(piece);
      else pieces.length = 0;
    }
  } catch {
    return refused(tusErrors.badChecksum);
  }
  if (!hasRoom || !(await held.turn(size))) return { refusal: refusals.overloaded() };
  held.cost(size);
  const bytes = Buffer.concat(pieces, size);
  const isRight = createHash(hashing).update(bytes).digest('base64') === expected;
  return isRight ? { stream: new Blob([bytes]).stream() as ReadableStream } : refused(tusErrors.wrongDigest);
}

/** Nothing is read before it is wanted: what a refusal leaves is read by whoever ends the request. */
function asItComes(raw: IncomingMessage): ReadableStream {
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await nextPiece(raw);
        if (piece !== undefined) controller.enqueue(new Uint8Array(piece));
        else if (raw.readableEnded) controller.close();
        else controller.error(new Error('the body broke off'));
      },
    },
    { highWaterMark: 0 },
  );
}

/** Undici makes its own of these, and which method is meant has been read. */
const HELD_BACK = ['host', 'connection', 'transfer-encoding', 'expect', 'keep-alive', METHOD_OVERRIDE];

function plainHeaders(request: FastifyRequest): Headers {
  const plain = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || HELD_BACK.includes(name)) continue;
    plain.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  plain.set(LINE, String(lineOf(request.network)));
  return plain;
}

const kinds: Readonly<Record<number, ErrorKind>> = {
  400: 'malformed',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'gone',
  412: 'malformed',
  413: 'too-large',
  415: 'unsupported',
  422: 'invalid',
  460: 'malformed',
};

/** As all of the API refuses. What is a fault of ours tells nothing of itself. */
function refusalOf(status: number, message: string): Refusal {
  if (status === BUSY) return refusals.busy();
  const kind = kinds[status];
  return kind === undefined ? refusals.internal() : { status, kind, message };
}
