import type { Pack } from '../texts.ts';
import * as cookies from './legal/cookies.ts';
import * as legal from './legal/legal.ts';
import * as privacy from './legal/privacy.ts';
import * as terms from './legal/terms.ts';

/** What the legal pages say. */
export const pack: Pack = {
  ...cookies,
  ...legal,
  ...privacy,
  ...terms,
};
