import { openDraft } from '../../src/data/commands/items/drafts.ts';
import { reportDisaster } from '../../src/data/commands/report-disaster.ts';
import { devicePorts } from '../../src/data/outbox/adapters/device-ports.ts';
import { wake } from '../../src/data/outbox/drive/driver.ts';
import { createWaker } from '../../src/data/outbox/wake/waker.ts';
import { unsentCount } from '../../src/data/queries/items/outbox.ts';
import { noPhases, timedPorts, type Phases } from './phases.ts';
import { reportForm } from './report-form.ts';

/** What every contestant offers to the bench, in its page. */
export interface Contestant {
  /** Queues so many reports, one awaited save each. */
  enqueue(count: number): Promise<EnqueueFigures>;
  /** Sends all of them. */
  replay(): Promise<ReplayFigures>;
}

export interface EnqueueFigures {
  /** Milliseconds of each save, form to acknowledgement. */
  saves: number[];
  unsent: number;
}

export interface ReplayFigures {
  ms: number;
  unsent: number;
  /** Where the time went; only ours tells. */
  phases?: Phases;
}

const PATIENCE_MS = 900_000;
const { ports, phases } = timedPorts(devicePorts);
const waker = createWaker(ports);

async function enqueue(count: number): Promise<EnqueueFigures> {
  const saves: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const held = await openDraft('report');
    const start = performance.now();
    const saved = await reportDisaster(held.draft.id, reportForm(index));
    saves.push(performance.now() - start);
    held.release();
    if (!saved.ok) throw new Error(`report ${index} was not saved: ${JSON.stringify(saved.failure)}`);
  }
  // Each save woke the driver, which found no network. Its last look must be over, or it would do the replay.
  await wake('timer');
  // The first drain of a page compares the outbox with its second copies; this page has been alive for long.
  await waker.wake('timer');
  return { saves, unsent: await unsentCount() };
}

async function replay(): Promise<ReplayFigures> {
  Object.assign(phases, noPhases());
  const start = performance.now();
  const draining = waker.wake('button');
  while ((await unsentCount()) > 0 && performance.now() - start < PATIENCE_MS) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const ms = performance.now() - start;
  const untilHere = { ...phases };
  await draining;
  const after = performance.now() - start - ms;
  return { ms, unsent: await unsentCount(), phases: { ...untilHere, after } };
}

declare global {
  var bench: Contestant;
}

globalThis.bench = { enqueue, replay };
