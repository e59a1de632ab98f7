import * as v from 'valibot';
import { limits } from '../limits.ts';

const column = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(limits.indexRecords));

/**
 * Disasters in columns, newest first, since a row of its own for each would be twice as long (`policies/report-index` reads and writes
 * them). Places are in hundredths of a degree from `corner`; `ago` is the minutes between each and the one before, the first from `newest`.
 */
export const indexDataSchema = v.strictObject({
  /** Of each disaster its id as a number of 22 digits to the base 64 (base64url), one behind the other. */
  ids: v.string(),
  /** What stands in the columns `type` and `town` are places in these; town 0 is none. */
  types: v.array(v.string()),
  towns: v.array(v.string()),
  type: column,
  town: column,
  corner: v.strictTuple([v.number(), v.number()]),
  lat: column,
  lng: column,
  newest: v.string(),
  ago: column,
  /** How many reports there are of it. */
  count: column,
  /** Ids, written like the others, of those that the reader must forget. */
  gone: v.string(),
  /** Takes the place of what the reader has; else it comes on top. */
  isWhole: v.boolean(),
  /** The square around which it is; absent: it holds all there are. */
  square: v.optional(v.string()),
  /** For `since` of the next question; absent: the next one is whole again. */
  cursor: v.optional(v.string()),
});
export type IndexData = v.InferOutput<typeof indexDataSchema>;
