/** Every cap, size and timing that both ends must agree on, each with its unit and its reason. */
export const limits = {
  /** Bytes of one item's canonical JSON: far above any honest report, far below what hurts a phone. */
  itemBytes: 256 * 1024,
  /** Bytes of a batch once unpacked: bounds what one request can make the server hold. */
  batchBytes: 4 * 1024 * 1024,
  /** Items in one batch: one answer each; 1,000 reports of 1 kB fit one request. */
  batchItems: 1000,
  /** Levels of nesting in any JSON body: ours need four. */
  jsonDepth: 20,
  /** Characters. People write long when they are afraid; these only stop abuse. */
  nameCharacters: 200,
  contactCharacters: 200,
  placeCharacters: 1000,
  descriptionCharacters: 20_000,
  needCharacters: 200,
  quantityCharacters: 100,
  /** Needs in one aid request. */
  requirements: 50,
  /** Photos announced with one report. */
  photos: 20,
  /** People affected: the whole world fits. */
  peopleAffected: 10_000_000_000,
  /** Milliseconds a text request may take before the device gives it up and tries again later. */
  textRequestMs: 30_000,
  /** Milliseconds the server waits for the same item's other copy before it answers 409. */
  duplicateWaitMs: 5_000,
  /** Decimals of a degree in public positions: 0.01° is about 1 km. */
  publicPositionDecimals: 2,
} as const;
