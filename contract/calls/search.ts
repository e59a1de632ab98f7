import * as v from 'valibot';
import { atMost } from '../entities/fields.ts';
import { actLimits } from '../act-limits.ts';
import { isStorableText } from '../base/text.ts';

/** What was typed to look for records, as a query parameter. */
export const searchSchema = v.optional(
  v.pipe(v.string(), atMost(actLimits.searchCharacters, 'too long'), v.check(isStorableText, 'not valid')),
);
