import * as v from 'valibot';

/** Where a server that has roads lists their tiles, and what stands before the name of each. */
export const ROADS_PATH = '/road-tiles';

/** A file's name is made of what it holds: a tile of that name never changes. */
const tileSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^\d{1,4}-\d{1,4}$/)),
  file: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type RoadTileEntry = v.InferOutput<typeof tileSchema>;

export const roadIndexSchema = v.object({ tiles: v.array(tileSchema) });
export type RoadIndex = v.InferOutput<typeof roadIndexSchema>;
