import { dropTiles } from '../../client/tile-cache.ts';
import type { OutboxLocks, OutboxMirror, OutboxPorts } from '../ports.ts';
import { countVanished } from '../keep/vanished.ts';
import { commonPorts } from './common-ports.ts';
import { cacheMirror } from './cache-mirror.ts';
import { leaseLocks } from './lease-locks.ts';
import { noMirror } from './no-mirror.ts';
import { roomyStore } from './roomy-store.ts';
import { sha256 } from './sha256.ts';
import { rememberedUnsent } from './unsent-memory.ts';
import { webLocks } from './web-locks.ts';

/** The engine's ports in a page, which may be one of plain http. */
export const devicePorts: OutboxPorts = {
  ...commonPorts,
  store: roomyStore(commonPorts.store, dropTiles),
  locks: deviceLocks(),
  mirror: deviceMirror(),
  sha256,
  onCompared: (ports, hasCopies) => countVanished(ports, rememberedUnsent(), hasCopies),
};

function deviceLocks(): OutboxLocks {
  const manager = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks;
  return manager ? webLocks(manager) : leaseLocks(commonPorts.store, commonPorts.clock);
}

/** Pages of plain http have no Cache Storage: there nothing is copied, and nothing compared. */
function deviceMirror(): OutboxMirror {
  return 'caches' in globalThis ? cacheMirror : noMirror;
}
