import { countingActs } from './acts-with-pending.ts';
import type { ActItem } from './act-items.ts';
import { listState } from '../lists/lists.ts';
import { actItems, allOwnActs, type RecordActs } from './own-acts.ts';
import { outcomesCopy } from './outcomes.ts';

/** What this phone did to records: to be read before their list, which is in another database. */
export interface ActContext {
  /** To be laid over the list's rows. */
  byRecord: ReadonlyMap<string, readonly ActItem[]>;
  own: RecordActs;
}

/** Milliseconds: a copy was asked for some time before it was written down, and what was sent in between is not in it. */
const ON_THE_WAY_MS = 60_000;

/** Never rejects. */
export async function actContext(list: 'reports' | 'aid'): Promise<ActContext> {
  const asOf = (await listState(list))?.asOf ?? 0;
  const items = await actItems(Math.max(0, asOf - ON_THE_WAY_MS)).catch(() => []);
  const outcomes = (await outcomesCopy())?.outcomes ?? [];
  const conflicts = new Set(outcomes.flatMap(({ _id, result }) => (result === 'conflict' ? [_id] : [])));
  return { byRecord: countingActs(items, conflicts), own: await allOwnActs() };
}
