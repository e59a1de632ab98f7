import { reportDisaster } from '../../src/data/commands/report-disaster.ts';
import { openDraft } from '../../src/data/commands/drafts.ts';
import { wake } from '../../src/data/outbox/driver.ts';
import { unsentCount } from '../../src/data/queries/outbox.ts';

export interface EnqueueFigures {
  /** Milliseconds of each save, form to "Saved on this phone". */
  saves: number[];
  unsent: number;
}

export interface ReplayFigures {
  ms: number;
  unsent: number;
  /** Bytes of the JavaScript heap at its highest, sampled every 20 ms; 0 where the browser does not tell. */
  heapPeak: number;
}

/** A report of about 1 kB of text, different in every byte that compression could lean on. */
function reportForm(index: number) {
  return {
    disasterType: 'flood' as const,
    severity: 'severe' as const,
    location: { lati: 25.1 + index / 10_000, long: 85.3 - index / 10_000 },
    address: `House ${index}, lane ${index % 97}, ward ${index % 13}`,
    description: Array.from({ length: 75 }, (_, word) =>
      ((index * 7919 + word * 104_729) % 1_679_616).toString(36),
    ).join(' '),
    name: `Reporter ${index}`,
    contactNumber: `98${String(10_000_000 + index)}`,
  };
}

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
  return { saves, unsent: await unsentCount() };
}

async function replay(): Promise<ReplayFigures> {
  let heapPeak = 0;
  const sampler = setInterval(() => (heapPeak = Math.max(heapPeak, heapBytes())), 20);
  const start = performance.now();
  const deadline = start + 120_000;
  await wake('button');
  while ((await unsentCount()) > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const ms = performance.now() - start;
  clearInterval(sampler);
  return { ms, unsent: await unsentCount(), heapPeak };
}

function heapBytes(): number {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
  return memory?.usedJSHeapSize ?? 0;
}

declare global {
  var bench: { enqueue: typeof enqueue; replay: typeof replay };
}

globalThis.bench = { enqueue, replay };
