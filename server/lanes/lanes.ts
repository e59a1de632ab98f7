import type { Clock } from '../../contract/base/clock.ts';
import { createBuckets } from './buckets.ts';
import type { Source } from './source.ts';

/** How many new anonymous records a source may put straight into the main lane: at once, and as many again in an hour. */
export interface LaneLimits {
  /** Of one phone, by its device key. */
  device: number;
  /** Of one address: a whole camp may stand behind it, and so may a bot that makes up device keys. */
  address: number;
}

/**
 * One phone in a disaster reports a handful of times; 20 at once is a day's queue of a busy relief worker. An address gets
 * less than 100 in the first ten minutes, however many phones it says it is.
 */
export const laneLimits: LaneLimits = {
  device: 20,
  address: 80,
};

/**
 * The main lane's gate. What finds no room is taken all the same, into the triage lane that admins look through: nothing
 * anonymous is ever refused for its number.
 */
export interface Lanes {
  /** Takes room for up to `wanted` records and tells for how many there was some. */
  take(source: Source, wanted: number): number;
  /** For records that turned out to be known already, or were not kept. */
  giveBack(source: Source, count: number): void;
}

export function createLanes(limits: LaneLimits, clock: Clock): Lanes {
  const devices = createBuckets({ burst: limits.device, perHour: limits.device }, clock);
  const addresses = createBuckets({ burst: limits.address, perHour: limits.address }, clock);
  return {
    take({ device, address }, wanted) {
      const ofDevice = device === undefined ? Infinity : devices.room(device);
      const count = Math.max(0, Math.min(wanted, ofDevice, addresses.room(address)));
      if (device !== undefined) devices.take(device, count);
      addresses.take(address, count);
      return count;
    },
    giveBack({ device, address }, count) {
      if (device !== undefined) devices.giveBack(device, count);
      addresses.giveBack(address, count);
    },
  };
}
