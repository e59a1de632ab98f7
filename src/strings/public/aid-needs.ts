import type { NeedStatus } from '../../../contract/policies/aid-states.ts';
import { texts } from '../texts.ts';

export const needStatusNames = texts<Readonly<Record<NeedStatus, string>>>('needStatusNames', {
  pending: 'Pending',
  'partially-fulfilled': 'Partially fulfilled',
  fulfilled: 'Fulfilled',
});

/** What is asked of a need that has come in part. */
export const partTexts = texts('partTexts', {
  partTitle: (need: string) => `How much has come of ${need}?`,
  part: 'Has come so far',
  partHint: 'Such as 40 of 100 litres.',
  partYes: 'Save as partially fulfilled',
  cancel: 'Cancel',
});
