import type { Pack } from '../texts.ts';
import { aidTexts } from './aid.ts';
import { needLabels } from './needs.ts';
import { timeTexts } from './time.ts';

/** What the form for aid says. */
export const pack: Pack = { aidTexts, needLabels, timeTexts };
