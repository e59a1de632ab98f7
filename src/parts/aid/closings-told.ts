import type { AidClosing } from '../../../contract/enumerations.ts';
import { aidActTexts } from '../../strings/admin/admin-aid.ts';
import { trackStageNames } from '../../strings/forms/track.ts';

/** What whoever asked reads of a request that an admin closes, as their own page of it says it. */
export function closingsTold(): Readonly<Record<AidClosing, string>> {
  return {
    withdrawn: aidActTexts.closeTold(trackStageNames.withdrawn),
    expired: aidActTexts.closeTold(trackStageNames.expired),
  };
}
