/** The part of the limits that only tracking needs. */
export const trackLimits = {
  /** Records that a phone asks about at once: more than anybody sends, and no list of everything. */
  records: 50,
  /** Characters of a claim secret. */
  claimSecretCharacters: 200,
  /** Characters of a reference as somebody types it, with spaces and dashes. */
  referenceCharacters: 40,
  /** Milliseconds before which no look-up from another phone is answered: what it found shows in no time. */
  lookUpMs: 250,
} as const;
