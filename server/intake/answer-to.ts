import { isoTime } from '../../contract/base/clock.ts';
import type { Created } from '../../contract/entities/receipt.ts';
import { referenceOf } from '../../contract/reference.ts';
import type { CheckedItem } from '../item.ts';
import type { Said } from '../performing.ts';
import { successTexts } from './success-texts.ts';

/** The answer that the receipt keeps: sent now and, byte for byte, at every repetition. */
export function answerTo(
  { id, call, digest, withoutReceipt }: CheckedItem,
  receivedAt: number,
  { message = successTexts[call], data }: Said = {},
): string {
  const base = { success: true as const, message, data: { _id: id, ...data } };
  const receipt = { id, digest, reference: referenceOf(id), receivedAt: isoTime(receivedAt) };
  const answer: Created = withoutReceipt === true ? base : { ...base, receipt };
  return JSON.stringify(answer);
}
