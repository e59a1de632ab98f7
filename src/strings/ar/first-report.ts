import type { Pack } from '../texts.ts';
import { reportTexts, positionTexts } from './forms/report.ts';

/** What the report form says. */
export const pack: Pack = { reportTexts, positionTexts };
