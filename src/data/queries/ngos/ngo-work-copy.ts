import type { NgoWork } from '../../../../contract/entities/ngo.ts';
import { NGO_WORK_KEY } from '../../own-settings.ts';
import { ownCopy, type OwnCopy } from '../items/own-copy.ts';

/** What the signed-in NGO put aside and has done, and whom it sends, as the server told last. */
export interface NgoWorkCopy extends OwnCopy {
  work: NgoWork;
}

/** This device's copy; `undefined` where it has none of this account. Never rejects. */
export function ngoWorkCopy(): Promise<NgoWorkCopy | undefined> {
  return ownCopy<NgoWorkCopy>(NGO_WORK_KEY);
}
