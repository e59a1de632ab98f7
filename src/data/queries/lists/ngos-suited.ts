import { mainDb } from '../../db.ts';
import type { NgoRow } from '../../lists/rows.ts';
import { ofOwnCopy } from './lists.ts';
import { isPartner } from './ngos.ts';
import { orNearly } from './or-nearly.ts';
import { textFilter } from './text-filter.ts';

export interface SuitedNgos {
  /** The best suited first, of equals by name. */
  ngos: NgoRow[];
  /** All that match. */
  total: number;
  /** None matches, and these come close. */
  isNear: boolean;
}

type RankOf = (ngo: NgoRow) => number;
type Ranked = Omit<SuitedNgos, 'isNear'>;

/**
 * The partner NGOs of this device's copy that have each of these words in their name, place or work, or else come close: the first `limit`
 * of them. `rankOf`: how well one suits, a small whole number. Each is looked at, and of each rank no more than `limit` are in memory.
 */
export async function ngosSuited(text: string, rankOf: RankOf, limit: number): Promise<SuitedNgos> {
  const find = (isNear: boolean) => ranked(textFilter(text, isNear), rankOf, limit);
  const { list, isNear } = await orNearly(text, find, ({ total }) => total === 0);
  return { ...list, isNear };
}

async function ranked(hasText: ReturnType<typeof textFilter>, rankOf: RankOf, limit: number): Promise<Ranked> {
  const byRank = new Map<number, NgoRow[]>();
  let total = 0;
  const query = async () => {
    await mainDb.ngos.orderBy('sortName').each((ngo) => {
      if (!isPartner(ngo) || !hasText(ngo._id, wordsOf(ngo))) return;
      total += 1;
      const rank = rankOf(ngo);
      const equals = byRank.get(rank) ?? [];
      byRank.set(rank, equals);
      if (equals.length < limit) equals.push(ngo);
    });
    const ranks = [...byRank.keys()].sort((a, b) => b - a);
    return { ngos: ranks.flatMap((rank) => byRank.get(rank) ?? []).slice(0, limit), total };
  };
  return ofOwnCopy<Ranked>('ngos', query, { ngos: [], total: 0 });
}

function wordsOf({ organizationName, city, address, focusAreas }: NgoRow): (string | undefined)[] {
  return [organizationName, city, address, ...focusAreas];
}
