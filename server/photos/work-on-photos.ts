import type pg from 'pg';
import type { Result } from '../../contract/base/result.ts';
import { photoKind } from '../../contract/photo-kinds.ts';
import { photoLimits } from '../../contract/photo-limits.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { keepWorked, noteContent, type Worked } from '../store/photos/photos.ts';
import { endWork, takeWork, uploadedBytes, waitingLines, type WorkToDo } from '../store/photos/uploads.ts';
import type { EncodeFailure, Made } from './encoder.ts';
import { makePhotoTurns } from './photo-turns.ts';
import type { PhotoServices } from './services.ts';

/** Of the JPEGs that the server makes, of 100. */
export const QUALITY = 78;
const THUMBNAIL_QUALITY = 60;
/** A picture that ended its decoder this often is none. */
const MOST_TRIES = 2;

/** Of this process, which works on one picture after the other. */
const turns = makePhotoTurns();

/**
 * Looks at what has arrived, in the turns of its networks: makes a picture anew, puts aside what nobody here decodes, and refuses what is none. One at a time; several
 * processes share the work, and one that dies leaves it to the next.
 */
export async function workOnPhotos(services: PhotoServices, isStopping: () => boolean): Promise<void> {
  for (let isMore = true; isMore && !isStopping();) isMore = await workOnOne(services);
}

function workOnOne(services: PhotoServices): Promise<boolean> {
  return inTransaction(services.pool, async (client) => {
    const next = await nextWork(client);
    if (next === undefined) return false;
    const { work, line } = next;
    const bytes = await uploadedBytes(client, work);
    const began = performance.now();
    const worked = await workedOn(services, work, bytes);
    turns.charge(line, performance.now() - began);
    const now = services.clock.now();
    // Tried again with the next look.
    if (worked === undefined) return false;
    for (const { hash, size } of worked.contents) await noteContent(client, hash, size, now);
    await keepWorked(client, work.photoId, worked.found);
    await endWork(client, work, now);
    return true;
  });
}

/** Networks take turns, so that what one sends delays nobody else (decision 117). */
async function nextWork(client: pg.PoolClient) {
  for (const line of turns.inOrder(await waitingLines(client))) {
    const work = await takeWork(client, line);
    // Otherwise another process has all of this line in hand.
    if (work !== undefined) return { work, line };
  }
  return undefined;
}

interface Done {
  found: Worked;
  contents: readonly { hash: string; size: number }[];
}

async function workedOn(services: PhotoServices, work: WorkToDo, bytes: Buffer): Promise<Done | undefined> {
  const isWhole = work.form === 'whole';
  const kind = photoKind(bytes);
  if (kind === 'shown') return isWhole ? wholePicture(services, work, bytes) : thumbnailOnly(services, bytes);
  // A thumbnail that is no picture is simply not there.
  if (!isWhole) return { found: {}, contents: [] };
  if (kind !== 'camera') return { found: { state: 'refused' }, contents: [] };
  const hash = await services.photoFiles.put(bytes);
  return { found: { state: 'undecodable', hash }, contents: [{ hash, size: bytes.length }] };
}

async function wholePicture(services: PhotoServices, work: WorkToDo, bytes: Buffer): Promise<Done | undefined> {
  const made = await encode(services, bytes, photoLimits.longerSide, QUALITY);
  if (!made.ok) return isWorthAnotherTry(work, made) ? undefined : { found: { state: 'refused' }, contents: [] };
  const { width, height } = made.value;
  const whole = await put(services, made.value);
  const small = await encode(services, Buffer.from(made.value.bytes), photoLimits.thumbnailSide, THUMBNAIL_QUALITY);
  const thumbnail = small.ok ? await put(services, small.value) : undefined;
  return {
    found: {
      state: 'ready',
      hash: whole.hash,
      width,
      height,
      ...(thumbnail === undefined ? {} : { thumbnailHash: thumbnail.hash }),
    },
    contents: thumbnail === undefined ? [whole] : [whole, thumbnail],
  };
}

async function thumbnailOnly(services: PhotoServices, bytes: Buffer): Promise<Done> {
  const made = await encode(services, bytes, photoLimits.thumbnailSide, THUMBNAIL_QUALITY);
  if (!made.ok) return { found: {}, contents: [] };
  const content = await put(services, made.value);
  return { found: { thumbnailHash: content.hash }, contents: [content] };
}

/** What ended the process may have met one that was busy; what its decoder refuses it refuses for ever. */
function isWorthAnotherTry({ tries }: WorkToDo, made: Result<Made, EncodeFailure>): boolean {
  return !made.ok && made.failure.kind === 'ended' && tries < MOST_TRIES;
}

function encode({ encoder }: PhotoServices, bytes: Buffer, side: number, quality: number) {
  return encoder.encode(bytes, { kind: 'picture', side, pixels: photoLimits.pixels, quality });
}

async function put({ photoFiles }: PhotoServices, { bytes }: Made): Promise<{ hash: string; size: number }> {
  return { hash: await photoFiles.put(bytes), size: bytes.length };
}
