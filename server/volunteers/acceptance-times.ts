import { limits } from '../../contract/limits.ts';

/** How long an acceptance without any step stays: minutes until its volunteer is asked, and from then until the place is given free. */
export interface AcceptanceTimes {
  askMinutes: number;
  releaseMinutes: number;
}

export const acceptanceTimes: AcceptanceTimes = {
  askMinutes: limits.askAfterMinutes,
  releaseMinutes: limits.releaseAfterMinutes,
};

export const MINUTE_MS = 60_000;

/**
 * Epoch milliseconds of both, for an acceptance whose last sign was then. The place is kept so long from when its volunteer was really
 * asked: after an outage that is later than it should have been. Who was not asked yet is not asked before `now`.
 */
export function signTimes(
  { signAt, askedAt }: { signAt: number; askedAt: number | undefined },
  { askMinutes, releaseMinutes }: AcceptanceTimes,
  now: number,
): { askAt: number; releaseAt: number } {
  const askAt = signAt + askMinutes * MINUTE_MS;
  return { askAt, releaseAt: (askedAt ?? Math.max(askAt, now)) + releaseMinutes * MINUTE_MS };
}
