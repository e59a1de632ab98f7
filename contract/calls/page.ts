import * as v from 'valibot';
import { atMost } from '../entities/fields.ts';
import { isStorableText } from '../base/text.ts';

/** One page of a list of ours: `next` is the cursor of the page after it, absent on the last. */
export function pageSchema<Record extends v.GenericSchema>(record: Record) {
  return v.strictObject({
    success: v.literal(true),
    data: v.array(record),
    next: v.optional(v.string()),
    /** Nothing fits as it was typed; these come close. */
    near: v.optional(v.literal(true)),
  });
}

/** Characters: it may hold a whole name, escaped. */
export const cursorSchema = v.optional(v.pipe(v.string(), atMost(2000), v.check(isStorableText, 'not valid')));

/**
 * Of a list of section 7: whole, unless parts of it are asked for, of so many records or from a cursor on. Whatever else stands in the
 * query is not for us.
 */
export const wholeListQuery = v.object({
  cursor: cursorSchema,
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'a whole number from 1 to 999'))),
});
