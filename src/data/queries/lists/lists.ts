import type { ListName } from '../../../../contract/calls/changes-address.ts';
import { mainDb } from '../../db.ts';
import type { ListState } from '../../lists/state.ts';
import { readPerson } from '../../person-store.ts';

/** How this device's copy of the list stands; null where there is none that the person at it may see. Never rejects. */
export async function listState(name: ListName): Promise<ListState | null> {
  const state = await mainDb.lists.get(name).catch(() => undefined);
  return state !== undefined && isOwn(state) ? state : null;
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
