import { shrink, UntrueCanvas, type Shrinking } from './shrink.ts';
import type { ShrinkAnswer, ShrinkOrder } from './shrink-worker.ts';
import { pageStudio } from './studio.ts';

/** A large photo takes a slow phone seconds; a worker that says nothing for so long was killed for its memory. */
const LIMIT_MS = 60_000;
/** A worker holds the memory of the largest picture it drew. */
const IDLE_MS = 10_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
/** One after the other: two decoded pictures of a modern camera are 400 MB. */
let last: Promise<unknown> = Promise.resolve();

/** Shrinks a photo in a worker, in the page where that cannot; `most`: as of `shrink`. */
export function shrinkPhoto(file: Blob, most?: number): Promise<Shrinking> {
  const next = last.then(() => shrinkNow({ file, most }));
  last = next;
  return next;
}

async function shrinkNow(order: ShrinkOrder): Promise<Shrinking> {
  clearTimeout(idle);
  const answer = await askWorker(order);
  idle = setTimeout(endWorker, IDLE_MS);
  if (answer.kind === 'shrunk') return answer.shrunk;
  // A page can decode some that a worker cannot, and has another kind of canvas.
  return shrink(order.file, pageStudio, order.most).catch((error: unknown) =>
    error instanceof UntrueCanvas ? 'untrue' : undefined,
  );
}

function askWorker(order: ShrinkOrder): Promise<ShrinkAnswer> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const settle = (answer: ShrinkAnswer) => {
      clearTimeout(limit);
      over.abort();
      resolve(answer);
    };
    const giveUp = () => {
      endWorker();
      settle({ kind: 'unable' });
    };
    const limit = setTimeout(giveUp, LIMIT_MS);
    try {
      worker ??= new Worker(new URL('shrink-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      settle({ kind: 'unable' });
      return;
    }
    const { signal } = over;
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => settle(data), { signal });
    // Its file did not come, or this browser runs no modules in workers.
    worker.addEventListener('error', giveUp, { signal });
    worker.postMessage(order);
  });
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}
