import * as v from 'valibot';
import { disasterTypes, readSeverities, severities } from '../enumerations.ts';
import { limits } from '../limits.ts';
import { cellDegrees, readBox } from '../policies/map-cells.ts';
import { askedAddresses } from './asked-addresses.ts';
import { defineCall } from './define-call.ts';

const countedCellSchema = v.strictObject({
  /** The middle of its disasters, of their places as the public may see them. */
  lati: v.number(),
  long: v.number(),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The gravest of them. */
  severity: v.picklist(readSeverities),
});
export type CountedCell = v.InferOutput<typeof countedCellSchema>;

export const countDisasters = defineCall({
  name: 'countDisasters',
  ...askedAddresses.countDisasters,
  summary: `How many active disasters are in each cell of a part of the map, and where their middle is. \`box\`: its south, west, north and east in whole degrees (over the date line the east is less than the west); \`degrees\`: how wide a cell is. The box may touch ${limits.mapCells} cells at most.`,
  who: 'anyone',
  queued: false,
  query: v.strictObject({
    degrees: v.picklist(cellDegrees),
    /** An address may stand in a log: whole degrees say about which country somebody reads. */
    box: v.pipe(
      v.string(),
      v.check((text) => readBox(text) !== undefined, 'south, west, north and east in whole degrees'),
    ),
    type: v.optional(v.picklist(disasterTypes)),
    severity: v.optional(v.picklist(severities)),
  }),
  answers: {
    200: v.strictObject({
      success: v.literal(true),
      data: v.strictObject({ cells: v.pipe(v.array(countedCellSchema), v.maxLength(limits.mapCells)) }),
    }),
  },
});
