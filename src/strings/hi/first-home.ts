import type { Pack } from '../texts.ts';
import { homeTexts, homeHelpTexts, homeGuideTexts, homeEmergencyTexts } from './public/home.ts';
import { figureTexts } from './public/figures.ts';

/** What the start says. */
export const pack: Pack = { homeTexts, homeHelpTexts, homeGuideTexts, homeEmergencyTexts, figureTexts };
