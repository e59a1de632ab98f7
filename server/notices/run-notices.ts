import { runBatch, type NoticeServices } from './run-batch.ts';

/** Batches that one process goes through side by side: what one service keeps waiting holds up no other. */
const SIDE_BY_SIDE = 4;

/**
 * Tells devices all that is due, and resolves when nothing is left that no other process has in its hands. Harmless in several processes
 * at once, and when one dies. Where it is over it ends behind the devices that are being sent to.
 */
export async function runNotices(services: NoticeServices, isOver: () => boolean = () => false): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, () => goOn(services, isOver)));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}

async function goOn(services: NoticeServices, isOver: () => boolean): Promise<void> {
  while (!isOver() && (await runBatch(services, isOver)));
}
