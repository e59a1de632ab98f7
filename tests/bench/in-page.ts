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

const WORDS =
  'water reached second floor since midnight old people cannot walk road under the bridge is gone we are nine with two babies no power phone nearly empty boat came once and left milk finished fever since monday school roof holds forty need rope light and dry clothes please come before dark current is strong snakes in the house'.split(
    ' ',
  );

/** A report of about 1 kB: words as people write them, in an order that no two reports share. */
function reportForm(index: number) {
  let state = index * 7919 + 17;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return {
    disasterType: 'flood' as const,
    severity: 'severe' as const,
    location: { lati: 25 + next(1e6) / 1e6, long: 85 + next(1e6) / 1e6 },
    address: `House ${next(900)}, lane ${next(90)}, ward ${next(13)}`,
    description: Array.from({ length: 125 }, () => WORDS[next(WORDS.length)]).join(' '),
    name: `Reporter ${index}`,
    contactNumber: `98${10_000_000 + next(89_999_999)}`,
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
