import { systemClock } from '../../../../contract/base/clock.ts';
import { systemRandom } from '../../../../contract/base/random.ts';
import { dropTiles } from '../../client/tile-cache.ts';
import { outboxDb } from '../../db.ts';
import type { OutboxPorts } from '../ports.ts';
import { dexieStore } from './dexie-store.ts';
import { httpNet } from './http-net.ts';
import { randomId, randomSecret } from './random-values.ts';
import { roomyStore } from './roomy-store.ts';

/** What page and worker have alike. */
export const commonPorts: Omit<OutboxPorts, 'locks' | 'mirror' | 'sha256'> = {
  clock: systemClock,
  random: systemRandom,
  store: roomyStore(dexieStore(outboxDb), dropTiles),
  net: httpNet,
  newId: randomId,
  newSecret: randomSecret,
};
