import type { ListName } from '../../../../contract/calls/changes-address.ts';
import { mainDb } from '../../db.ts';
import { MERGED_LANE } from '../../lists/merged-lane.ts';
import type { ListState } from '../../lists/state.ts';
import { readPerson } from '../../person-store.ts';

/** How this device's copy of the list stands; null where there is none that the person at it may see. Never rejects. */
export async function listState(name: ListName): Promise<ListState | null> {
  const state = await mainDb.lists.get(name).catch(() => undefined);
  return state !== undefined && isOwn(state) ? state : null;
}

/** How much of the server's list this device keeps, where that is not all of it. */
export interface KeptPart {
  rows: number;
  of: number;
}

/** Undefined where the copy is all there is, as far as this device knows. Never rejects. */
export async function keptPart(name: ListName): Promise<KeptPart | undefined> {
  return partAmong(name, () => true);
}

/** The same of what is open: what waits for a decision, or is active. */
export async function keptPartOfOpen(name: ListName): Promise<KeptPart | undefined> {
  return partAmong(name, (standing) => standing === 'pending' || standing === 'active');
}

async function partAmong(name: ListName, isMeant: (standing: string) => boolean): Promise<KeptPart | undefined> {
  const counts = Object.entries((await listState(name))?.of ?? {}).filter(([key]) => isMeant(key.split(' ')[1] ?? ''));
  if (counts.length === 0) return undefined;
  const of = counts.reduce((sum, [, count]) => sum + count, 0);
  try {
    const rows = name === 'ngos' ? await approvedNgos() : await rowsStanding(name, counts);
    return rows < of ? { rows, of } : undefined;
  } catch {
    return undefined;
  }
}

/** Too few to be worth an index. */
function approvedNgos(): Promise<number> {
  return mainDb.ngos.filter(({ status }) => status === 'approved').count();
}

async function rowsStanding(
  name: 'reports' | 'aid',
  counts: readonly (readonly [key: string, count: number])[],
): Promise<number> {
  const standing = name === 'reports' ? 'displayStatus' : 'status';
  const at = name === 'reports' ? 'reportedAt' : 'createdAt';
  const countIn = (index: string, prefix: readonly string[]) =>
    mainDb
      .table(name)
      .where(index)
      .between([...prefix, ''], [...prefix, []])
      .count();
  const standings = [...new Set(counts.map(([key]) => key.split(' ')[1] ?? ''))];
  const kept = await Promise.all(
    standings.flatMap((one) => [
      countIn(`[${standing}+${at}]`, [one]),
      countIn(`[lane+${standing}+${at}]`, [MERGED_LANE, one]).then((merged) => -merged),
    ]),
  );
  return kept.reduce((sum, count) => sum + count, 0);
}

/**
 * How many there are of each standing in this lane, or in all, by the server's word: for where this device keeps only a part, whose rows
 * are no count. Undefined where it keeps all.
 */
export async function countedByServer(name: ListName, lane?: string): Promise<Record<string, number> | undefined> {
  if ((await keptPart(name)) === undefined) return undefined;
  const counts: Record<string, number> = {};
  for (const [key, count] of Object.entries((await listState(name))?.of ?? {})) {
    const [ofLane = '', standing = ''] = key.split(' ');
    if (lane === undefined || lane === ofLane) counts[standing] = (counts[standing] ?? 0) + count;
  }
  return counts;
}

/** What a query of the list's rows answers to this person; `none` where the copy is another's: it is on its way out. */
export async function ofOwnCopy<Value>(name: ListName, query: () => Promise<Value>, none: Value): Promise<Value> {
  return mainDb.transaction('r', [mainDb.lists, mainDb.table(name)], async () => {
    const state = await mainDb.lists.get(name);
    return state !== undefined && isOwn(state) ? query() : none;
  });
}

function isOwn({ account }: ListState): boolean {
  return account === (readPerson()?.id ?? '');
}
