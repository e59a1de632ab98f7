import type { Pack } from '../texts.ts';
import * as cookies from './cookies.ts';
import * as legal from './legal.ts';
import * as privacy from './privacy.ts';
import * as terms from './terms.ts';

/** What the legal pages say. */
export const pack: Pack = {
  ...cookies,
  ...legal,
  ...privacy,
  ...terms,
};
