import { systemClock } from '../../../../contract/base/clock.ts';
import { systemRandom } from '../../../../contract/base/random.ts';
import { outboxDb } from '../../db.ts';
import type { OutboxLocks, OutboxPorts } from '../ports.ts';
import { dexieStore } from './dexie-store.ts';
import { httpNet } from './http-net.ts';
import { leaseLocks } from './lease-locks.ts';
import { randomId, randomSecret } from './random-values.ts';
import { sha256 } from './sha256.ts';
import { webLocks } from './web-locks.ts';

const store = dexieStore(outboxDb);

/** The engine's ports on a real device, the same in a page and in the worker. */
export const devicePorts: OutboxPorts = {
  clock: systemClock,
  random: systemRandom,
  store,
  net: httpNet,
  locks: deviceLocks(),
  sha256,
  newId: randomId,
  newSecret: randomSecret,
};

function deviceLocks(): OutboxLocks {
  const manager = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks;
  return manager ? webLocks(manager) : leaseLocks(store, systemClock);
}
