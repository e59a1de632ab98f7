import * as v from 'valibot';

/** The town that a place is near, as a server names it by the rounded position: no more exact than that is. */
export const nearSchema = v.strictObject({
  /** As the people there, or their maps, write it in Latin letters: it is translated into no language. */
  name: v.string(),
  /** State or province; absent where the country has none. */
  region: v.optional(v.string()),
  /** ISO 3166-1, two letters. */
  country: v.string(),
  /** Whole kilometres between the rounded position and the town's middle. */
  km: v.number(),
});
export type Near = v.InferOutput<typeof nearSchema>;

/** A town that was looked for by its name, and where it is: no more exactly than an area is kept. */
export const townViewSchema = v.strictObject({
  name: v.string(),
  /** State or province; absent where the country has none. */
  region: v.optional(v.string()),
  /** ISO 3166-1, two letters. */
  country: v.string(),
  /** Degrees, WGS 84, with two decimals. */
  lati: v.number(),
  long: v.number(),
});
export type TownView = v.InferOutput<typeof townViewSchema>;
