import { openDraft } from '../../src/data/commands/items/drafts.ts';
import { keepPhoto } from '../../src/data/commands/photos/photos.ts';
import { reportDisaster } from '../../src/data/commands/report-disaster.ts';
import { photoDb } from '../../src/data/db.ts';
import { wake } from '../../src/data/outbox/drive/driver.ts';
import { devicePhotoPorts } from '../../src/data/photos/send/device-photo-ports.ts';
import { sendPhotos } from '../../src/data/photos/send/send-photos.ts';
import { unsentCount } from '../../src/data/queries/items/outbox.ts';
import { preparePhoto } from '../../src/platform/photos/prepare-photo.ts';
import type { Shrunk } from '../../src/platform/photos/shrink.ts';
import type { ShrinkAnswer, ShrinkOrder } from '../../src/platform/photos/shrink-worker.ts';
import { reportForm } from './report-form.ts';

/** What the bench of photos does in its page. */
export interface PhotoBench {
  /** Queues so many reports and shares so many photos out among the first of them; answers how long each photo took to be kept. */
  enqueue(reports: number, photos: number, picture: string): Promise<number[]>;
  /** Sends all of it; answers the milliseconds, and what is left. */
  replay(): Promise<{ ms: number; reports: number; photos: number }>;
  /** Ours, as a form does it. */
  shrink(picture: string): Promise<number>;
}

const PER_REPORT = 10;
const PATIENCE_MS = 900_000;
const worker = new Worker('/bench-worker.js', { type: 'module' });
const ports = devicePhotoPorts(
  () => false,
  async () => undefined,
);

async function pictureAt(path: string): Promise<File> {
  return new File([await (await fetch(path)).blob()], 'photo.jpg', { type: 'image/jpeg' });
}

function shrinkInWorker(file: Blob): Promise<Shrunk | undefined> {
  return new Promise((resolve) => {
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data.kind === 'shrunk' ? data.shrunk : undefined),
      { once: true },
    );
    worker.postMessage({ file } satisfies ShrinkOrder);
  });
}

async function prepared(path: string) {
  const made = await preparePhoto(await pictureAt(path), shrinkInWorker);
  if (made.kind !== 'prepared') throw new Error(made.kind);
  return made.photo;
}

/** The same picture with a number behind its end, which no decoder reads: for the server another photo. */
function numbered(bytes: ArrayBuffer, index: number): ArrayBuffer {
  const own = new Uint8Array(bytes.byteLength + 4);
  own.set(new Uint8Array(bytes));
  new DataView(own.buffer).setUint32(bytes.byteLength, index);
  return own.buffer;
}

async function enqueue(reports: number, photos: number, picture: string): Promise<number[]> {
  const { whole, thumbnail, ...rest } = await prepared(picture);
  const took: number[] = [];
  for (let index = 0; index < reports; index += 1) {
    const held = await openDraft('report');
    for (let at = index * PER_REPORT; at < Math.min(photos, (index + 1) * PER_REPORT); at += 1) {
      const small = thumbnail && { thumbnail: numbered(thumbnail, at) };
      const start = performance.now();
      const kept = await keepPhoto(held.draft.id, { ...rest, whole: numbered(whole, at), ...small });
      took.push(performance.now() - start);
      if (!kept.ok) throw new Error(kept.failure);
    }
    const saved = await reportDisaster(held.draft.id, reportForm(index));
    held.release();
    if (!saved.ok) throw new Error(`report ${index} was not saved`);
  }
  await wake('timer');
  return took;
}

async function replay() {
  const start = performance.now();
  const left = () => photoDb.photos.filter(({ state }) => state === 'kept').count();
  const draining = wake('button');
  while ((await unsentCount()) > 0 && performance.now() - start < PATIENCE_MS) await pause();
  await draining;
  while ((await left()) > 0 && performance.now() - start < PATIENCE_MS) {
    await sendPhotos(ports, true);
    await pause();
  }
  return { ms: performance.now() - start, reports: await unsentCount(), photos: await left() };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

declare global {
  var photoBench: PhotoBench;
  var shrinkers: Readonly<Record<string, (file: File) => Promise<number>>>;
}

globalThis.photoBench = {
  enqueue,
  replay,
  shrink: async (path) => (await prepared(path)).whole.byteLength,
};
