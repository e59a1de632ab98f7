/** The part of `limits` that a form needs before it can be filled in. */
export const formLimits = {
  /** Needs in one aid request. */
  requirements: 50,
  /** Metres that a phone may be off: half the way round the world, and so anywhere. */
  accuracyMetres: 20_040_000,
} as const;
