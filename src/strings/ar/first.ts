import type { Pack } from '../texts.ts';
import { appTexts, troubleTexts } from './shell/app.ts';
import { dangerTexts } from './danger.ts';
import { settingsTexts } from './shell/settings.ts';
import { startTexts } from './shell/start.ts';
import { titles } from './shell/titles.ts';

/** What stands around every screen, and what more than one first screen shows. */
export const pack: Pack = { appTexts, troubleTexts, dangerTexts, settingsTexts, startTexts, titles };
