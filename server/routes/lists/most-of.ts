import type { InferOutput } from 'valibot';
import type { wholeListQuery } from '../../../contract/calls/page.ts';
import { limits } from '../../../contract/limits.ts';

/** Section 7 knows no parts: who asks for none gets all, however many there are. */
export function mostOf({ cursor, limit }: InferOutput<typeof wholeListQuery>): number {
  if (limit !== undefined) return Number(limit);
  return cursor === undefined ? Number.POSITIVE_INFINITY : limits.listRecords;
}
