import type { ListName } from '../../../../contract/calls/changes-address.ts';
import { mainDb } from '../../db.ts';

/** Those that somebody has looked at on this device: a phone keeps up only what is read. */
export async function listsInUse(): Promise<ListName[]> {
  const states = await mainDb.lists.toArray().catch(() => []);
  return states.map(({ name }) => name);
}
