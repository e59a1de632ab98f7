import type { Json } from '../../contract/base/canonical-json.ts';
import type { QueuedCallName } from '../../contract/calls/queued.ts';
import type { Lane } from '../../contract/enumerations.ts';
import { checkItem } from '../intake/check-item.ts';
import { deliver } from '../intake/deliver.ts';
import { ANONYMOUS } from '../item.ts';
import { perform } from '../perform.ts';
import type { Desk } from './part.ts';

export interface DemoItem {
  id: string;
  /** Epoch milliseconds at which the server got it. */
  at: number;
  body: object;
  /** The account that it belongs to; absent: nobody's. */
  owner?: string;
  lane?: Lane;
}

/** Takes the item in exactly as one that a phone has sent, at its own time; throws where it would be refused. */
export async function postItem(
  { pool, vault }: Pick<Desk, 'pool' | 'vault'>,
  call: QueuedCallName,
  { id, at, body, owner = ANONYMOUS, lane }: DemoItem,
): Promise<void> {
  const checked = checkItem({ id, owner, call, body: body as Json });
  if (!checked.ok) throw new Error(`${call} ${id}: ${checked.failure.refusal.message}`);
  const nobodyWaits = { noteStored: () => undefined, noteAcknowledged: () => undefined };
  const intake = { pool, vault, perform, clock: { now: () => at }, onBug: rethrow, ...nobodyWaits };
  const item = lane === undefined ? checked.value : { ...checked.value, lane };
  const [outcome] = await deliver(intake, [item]);
  if (outcome === undefined || 'refusal' in outcome || outcome.replayed) throw new Error(`${call} ${id} is not new`);
}

function rethrow(error: unknown): never {
  throw error;
}

/** Items that are on their way at the same time. */
const TOGETHER = 8;

/** Each row once, some side by side; the first that fails ends it. */
export async function eachRow<Row>(rows: readonly Row[], keep: (row: Row) => Promise<void>): Promise<void> {
  const left = rows.values();
  const work = async () => {
    for (const row of left) await keep(row);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
}
