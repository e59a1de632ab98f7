/**
 * Chromium's default answers "complete" up to 35 s before the bytes are on the disk: a battery that dies
 * in between loses what the screen called saved. `strict` waits for the flush.
 */
export const OUTBOX_DURABILITY: 'strict' | 'relaxed' = 'strict';
