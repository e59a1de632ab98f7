import { shrink, type Shrunk } from './shrink.ts';
import { hasOffscreen, offscreenStudio } from './studio.ts';

/** `unable`: this browser's workers have no canvas, and the page is to do it; `undecodable`: the browser cannot decode the picture, or draw it. */
export type ShrinkAnswer = { kind: 'shrunk'; shrunk: Shrunk } | { kind: 'undecodable' } | { kind: 'unable' };

/** `most`: bytes, of one that was made smaller once. */
export interface ShrinkOrder {
  file: Blob;
  most?: number | undefined;
}

/** The page's types know a window alone. */
const worker = self as unknown as {
  addEventListener(type: 'message', heard: (message: MessageEvent<ShrinkOrder>) => void): void;
  postMessage(answer: ShrinkAnswer, transfer: Transferable[]): void;
};

worker.addEventListener('message', ({ data }) => void answer(data));

async function answer({ file, most }: ShrinkOrder): Promise<void> {
  if (!hasOffscreen()) return worker.postMessage({ kind: 'unable' }, []);
  try {
    const shrunk = await shrink(file, offscreenStudio, most);
    worker.postMessage({ kind: 'shrunk', shrunk }, [shrunk.whole, shrunk.thumbnail]);
  } catch {
    worker.postMessage({ kind: 'undecodable' }, []);
  }
}
