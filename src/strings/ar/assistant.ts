import type { Pack } from '../texts.ts';
import * as assistant from './shell/assistant.ts';

/** What the assistant says: it comes when its panel is opened. */
export const pack: Pack = {
  ...assistant,
};
