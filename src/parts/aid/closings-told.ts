import type { AidClosing } from '../../../contract/enumerations.ts';
import { aidActTexts } from '../../strings/admin/admin-aid.ts';
import { trackStageNames } from '../../strings/forms/track.ts';

/** What whoever asked reads of a request that an admin closes, as their own page of it says it. */
export const closingsTold: Readonly<Record<AidClosing, string>> = {
  get withdrawn() {
    return aidActTexts.closeTold(trackStageNames.withdrawn);
  },
  get expired() {
    return aidActTexts.closeTold(trackStageNames.expired);
  },
};
