import type { Pack } from '../texts.ts';
import { aidTexts } from './forms/aid.ts';
import { needLabels } from './forms/needs.ts';
import { timeTexts } from './time.ts';

/** What the form for aid says. */
export const pack: Pack = { aidTexts, needLabels, timeTexts };
