import type { Pack } from '../texts.ts';
import { formTexts } from './form.ts';
import { disasterTypeLabels, severityLabels } from './labels.ts';
import { fieldNames } from './field-names.ts';
import { problemTexts } from './problems.ts';
import { shownMessages } from './messages.ts';

/** What both forms say while they are filled in. */
export const pack: Pack = { formTexts, disasterTypeLabels, severityLabels, fieldNames, problemTexts, shownMessages };
