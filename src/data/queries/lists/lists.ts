import type { ListName } from '../../../../contract/calls/changes-address.ts';
import { mainDb } from '../../db.ts';
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
  const of = (await listState(name))?.of;
  if (of === undefined) return undefined;
  const rows = await mainDb
    .table(name)
    .count()
    .catch(() => of);
  return rows < of ? { rows, of } : undefined;
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
