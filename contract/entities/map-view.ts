import * as v from 'valibot';

/** What a map shows: its middle, and how near, as web maps count zooms. */
export const mapViewSchema = v.strictObject({ lat: v.number(), lng: v.number(), zoom: v.number() });
export type MapView = v.InferOutput<typeof mapViewSchema>;
