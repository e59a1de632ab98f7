/** The part of the limits that photos need, on phone and server. */
export const photoLimits = {
  /** Pixels of the longer side once a phone has shrunk it: a number plate in a street can still be read. */
  longerSide: 1600,
  /** Bytes that a phone aims at: a minute and a half at 20 kbit/s. */
  shrunkBytes: 200 * 1024,
  /** Bytes of a photo that the server takes at all: one that a phone could not shrink, kept for an admin to download. */
  bytes: 8 * 1024 * 1024,
  /** Pixels of a thumbnail's longer side, and bytes of it: enough to tell a flooded street from a fire, in seconds at 20 kbit/s. */
  thumbnailSide: 240,
  thumbnailBytes: 24 * 1024,
  /** Pixels that are decoded at most, width times height: the largest cameras of phones, shrunk by the phone before; more is a bomb. */
  pixels: 40_000_000,
  /** Characters of a caption. */
  captionCharacters: 300,
  /** Bytes of the first part, which grow while the link is good, up to the most that one request may bring. */
  partBytes: 32 * 1024,
  mostPartBytes: 512 * 1024,
  /** Days that an unfinished photo is kept after its last part: phones are without network for weeks. */
  unfinishedDays: 30,
  /** Parts of a photo that an admin may make unrecognizable before it is released. */
  blurs: 50,
} as const;
