import { limits } from '../../contract/limits.ts';
import type { BodyRule } from '../http/read-body.ts';

/** Some more than an item may have: who is a little above it hears which field is. */
const ITEM_PARTS = 3 * limits.itemParts;
/** A form of a few fields. */
export const form: BodyRule = { bytes: 16 * 1024, parts: ITEM_PARTS, gzip: false };
export const oneItem: BodyRule = { bytes: limits.itemBytes, parts: ITEM_PARTS, gzip: false };
/** Ids, or ids with their secrets: the longest list takes 55 kB and three parts for each. */
export const listOfIds: BodyRule = { bytes: limits.itemBytes, parts: 4 * limits.batchItems, gzip: true };
/** An event of the payment provider: its signature is over the bytes, so they stay as they came. */
export const paymentEvent: BodyRule = { bytes: 64 * 1024, parts: ITEM_PARTS, gzip: false, isRaw: true };
export const batch: BodyRule = {
  bytes: limits.batchBytes,
  parts: limits.batchItems * limits.itemParts,
  gzip: true,
  waits: true,
};
