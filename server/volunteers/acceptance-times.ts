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

const MINUTE_MS = 60_000;

/** Epoch milliseconds of both, for an acceptance whose last sign was then. */
export function signTimes(
  signAt: number,
  { askMinutes, releaseMinutes }: AcceptanceTimes,
): { askAt: number; releaseAt: number } {
  const askAt = signAt + askMinutes * MINUTE_MS;
  return { askAt, releaseAt: askAt + releaseMinutes * MINUTE_MS };
}
