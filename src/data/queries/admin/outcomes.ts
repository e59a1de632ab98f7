import type { OwnOutcome } from '../../../../contract/entities/acts.ts';
import { OUTCOMES_KEY } from '../../own-settings.ts';
import { ownCopy, type OwnCopy } from '../items/own-copy.ts';

/** What became of the person's own acts, as the server told last, newest first. */
export interface OutcomesCopy extends OwnCopy {
  outcomes: OwnOutcome[];
}

/** This device's copy; `undefined` where it has none of this person. Never rejects. */
export function outcomesCopy(): Promise<OutcomesCopy | undefined> {
  return ownCopy<OutcomesCopy>(OUTCOMES_KEY);
}
