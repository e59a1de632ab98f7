import { epochMsOf } from '../../contract/base/iso-time.ts';

/** Milliseconds: what was done longer ago is dated by the moment in which this server heard of it. */
const OLDEST_MS = 7 * 24 * 60 * 60_000;

interface Between {
  /** What it cannot have been before; absent: nothing. */
  notBefore?: number | undefined;
  /** Epoch milliseconds, this server's time. */
  now: number;
}

/**
 * When something was done by the clock of the phone that it was done on, in epoch milliseconds: that clock may be wrong, so it counts only
 * where it is not after the act arrived, not before what came first, and not too old.
 */
export function fieldTime(actedAt: string | undefined, { notBefore = 0, now }: Between): number | undefined {
  if (actedAt === undefined) return undefined;
  const at = epochMsOf(actedAt);
  return at <= now && at >= notBefore && now - at <= OLDEST_MS ? at : undefined;
}
