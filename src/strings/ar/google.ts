import type { Pack } from '../texts.ts';
import * as google from './public/google.ts';

/** What is said where something of Google's is offered, beside the button that leads there. */
export const pack: Pack = { ...google };
