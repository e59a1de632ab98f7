import type { Pack } from '../texts.ts';
import { reportTexts, positionTexts } from './report.ts';

/** What the report form says. */
export const pack: Pack = { reportTexts, positionTexts };
