import type { Pack } from '../texts.ts';
import { homeTexts, homeHelpTexts, homeGuideTexts, homeEmergencyTexts } from './home.ts';
import { figureTexts } from './figures.ts';

/** What the start says. */
export const pack: Pack = { homeTexts, homeHelpTexts, homeGuideTexts, homeEmergencyTexts, figureTexts };
