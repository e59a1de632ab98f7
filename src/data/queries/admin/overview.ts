import type { Overview } from '../../../../contract/calls/overview.ts';
import { OVERVIEW_KEY } from '../../own-settings.ts';
import { ownCopy, type OwnCopy } from '../items/own-copy.ts';

/** How the relief stood when this device asked last. */
export interface OverviewCopy extends OwnCopy {
  overview: Overview;
}

/** This device's copy; `undefined` where it has none of this person. Never rejects. */
export function overviewCopy(): Promise<OverviewCopy | undefined> {
  return ownCopy<OverviewCopy>(OVERVIEW_KEY);
}
