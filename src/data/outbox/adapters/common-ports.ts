import { systemClock } from '../../../../contract/base/clock.ts';
import { systemRandom } from '../../../../contract/base/random.ts';
import type { OutboxPorts } from '../ports.ts';
import { httpNet } from './http-net.ts';
import { randomId, randomSecret } from './random-values.ts';

/** What page and worker have alike. */
export const commonPorts: Omit<OutboxPorts, 'locks' | 'mirror' | 'sha256' | 'store'> = {
  clock: systemClock,
  random: systemRandom,
  net: httpNet,
  newId: randomId,
  newSecret: randomSecret,
};
