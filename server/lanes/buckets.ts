import type { Clock } from '../../contract/base/clock.ts';

/** How much may be had at once, and how fast it comes back. */
export interface BucketRule {
  burst: number;
  perHour: number;
}

/** Token buckets, one for each key, in this process's memory. */
export interface Buckets {
  /** Whole tokens that are there now. */
  room(key: string): number;
  /** Takes tokens that are there. */
  take(key: string, count: number): void;
  giveBack(key: string, count: number): void;
  /** Whole seconds, 1 or more, until there is a token again. */
  secondsUntilRoom(key: string): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const HOUR_MS = 3_600_000;
/** Keys kept at a time, some 10 MB: whoever makes up keys pushes out the longest unused ones and no more. */
const MAX_KEYS = 50_000;

export function createBuckets(rule: BucketRule, clock: Clock, maxKeys: number = MAX_KEYS): Buckets {
  // In the order of their last use. One that is pushed out would be full again when it comes back.
  const buckets = new Map<string, Bucket>();

  const bucketOf = (key: string): Bucket => {
    const now = clock.now();
    const { tokens, at } = buckets.get(key) ?? { tokens: rule.burst, at: now };
    // A clock that is set back brings nothing and takes nothing.
    const grown = tokens + (Math.max(0, now - at) / HOUR_MS) * rule.perHour;
    return { tokens: Math.min(rule.burst, grown), at: now };
  };
  const change = (key: string, by: number): void => {
    const { tokens, at } = bucketOf(key);
    buckets.delete(key);
    buckets.set(key, { tokens: Math.min(rule.burst, tokens + by), at });
    if (buckets.size <= maxKeys) return;
    for (const [oldest] of buckets) {
      buckets.delete(oldest);
      return;
    }
  };

  return {
    room: (key) => Math.floor(bucketOf(key).tokens),
    take: (key, count) => change(key, -count),
    giveBack: change,
    secondsUntilRoom: (key) => {
      const missing = Math.max(0, 1 - bucketOf(key).tokens);
      return Math.max(1, Math.ceil((missing / rule.perHour) * (HOUR_MS / 1000)));
    },
  };
}
