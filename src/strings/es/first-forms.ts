import type { Pack } from '../texts.ts';
import { formTexts } from './forms/form.ts';
import { disasterTypeLabels, otherTexts, severityLabels } from './forms/labels.ts';
import { fieldNames } from './forms/field-names.ts';
import { problemTexts } from './forms/problems.ts';
import { shownMessages } from './forms/messages.ts';

/** What both forms say while they are filled in. */
export const pack: Pack = {
  formTexts,
  disasterTypeLabels,
  otherTexts,
  severityLabels,
  fieldNames,
  problemTexts,
  shownMessages,
};
