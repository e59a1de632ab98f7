import { matcher, ngosMatching, ngosThat, type FoundNgos, type NgoSearch } from './ngos.ts';
import { orNearly } from './or-nearly.ts';
import { textFilter } from './text-filter.ts';

// Apart from `ngos.ts`, which the first screen brings along: nobody types there.

/** The first so many partner NGOs that match, by name; where none does, those that come close. */
export async function ngosOrNear(asked: NgoSearch, limit: number): Promise<FoundNgos & { isNear: boolean }> {
  const find = (isNear: boolean) => (isNear ? nearNgos(asked, limit) : ngosMatching(asked, limit));
  const { list, isNear } = await orNearly(asked.search, find, ({ ngos }) => ngos.length === 0);
  return { ...list, isNear };
}

/** Those that have each word, or one that is a slip away, in any order: in one piece is what was typed without a slip. */
function nearNgos({ search, ...others }: NgoSearch, limit: number): Promise<FoundNgos> {
  const isOther = matcher({ ...others, search: '' });
  const hasText = textFilter(search, true);
  return ngosThat((ngo) => isOther(ngo) && hasText(ngo._id, [ngo.organizationName, ngo.city]), limit);
}
