import type { OutboxStore } from '../ports.ts';
import { isNoRoom } from '../keep/room.ts';

/**
 * Where the phone has no room left, what can be had again makes way for what cannot: it is taken away, and the write tried once
 * more. `makeRoom` answers whether anything was there to take away.
 */
export function roomyStore(store: OutboxStore, makeRoom: () => Promise<boolean>): OutboxStore {
  return {
    read: store.read,
    async write(work) {
      try {
        return await store.write(work);
      } catch (error) {
        if (!isNoRoom(error) || !(await makeRoom())) throw error;
        return store.write(work);
      }
    },
  };
}
