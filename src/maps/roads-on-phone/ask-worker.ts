import type { RoadQuestion } from './route-of.ts';
import type { StretchQuestion } from './stretches-of.ts';

/** What is answered where the worker does not. */
interface Otherwise<Answer> {
  broken: Answer;
  tooLate: Answer;
}

/** In a worker of its own, which ends with the answer: what it took of the phone's memory is given back at once. */
export function askWorker<Answer>(
  question: RoadQuestion | StretchQuestion,
  signal: AbortSignal,
  { broken, tooLate }: Otherwise<Answer>,
): Promise<Answer> {
  const worker = new Worker(new URL('road-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Answer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', () => resolve(broken));
    signal.addEventListener('abort', () => resolve(tooLate));
    worker.postMessage(question, [...question.tiles]);
  }).finally(() => worker.terminate());
}
