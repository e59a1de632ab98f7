import type { Pack } from '../texts.ts';
import { reportTexts, positionTexts } from './forms/report.ts';
import { roadKindLabels } from './forms/road-kinds.ts';

/** What the report form says. */
export const pack: Pack = { reportTexts, positionTexts, roadKindLabels };
