import { parentPort, workerData } from 'node:worker_threads';
import { playSeeds } from './seeds.ts';
import type { ServerBug } from './server-model.ts';

/** A worker thread's part of the seeds. */
interface Part {
  first: number;
  step: number;
  count: number;
  bug?: ServerBug;
  isJudgedOnly?: boolean;
}

const { first, step, count, bug, isJudgedOnly } = workerData as Part;
parentPort?.postMessage(await playSeeds(first, step, count, { bug, isJudgedOnly }));
