import { limits } from '../../contract/limits.ts';
import type { Searched } from '../store/database/common-words.ts';
import { nearTermsOf } from '../store/database/word-search.ts';

interface Found<Row> {
  /** As many as `pageOf` takes. */
  found: Row[];
  /** What the page says of itself: `near` where nothing fits as it was typed, and these come close. */
  told: { near?: true };
}

/**
 * What fits; where the first page has nothing, what does when one letter of each longer word is taken for a slip: a page of that, and no next
 * one.
 */
export async function orNearly<Row>(
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
  find: (wanted: Searched) => Promise<Row[]>,
): Promise<Found<Row>> {
  const found = await find({ search });
  if (found.length > 0 || cursor !== undefined || nearTermsOf(search ?? '') === undefined) return { found, told: {} };
  const near = await find({ search, isNear: true });
  return near.length === 0 ? { found, told: {} } : { found: near.slice(0, limits.pageRecords), told: { near: true } };
}
