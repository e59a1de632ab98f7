import type { Table } from 'dexie';
import type { IndexRange } from './walk-newest.ts';

/**
 * Do these ranges of another index have as many rows as those of the first? A row that an earlier release of the app has written may
 * lack what the other index is of, and would be missed there.
 */
export async function areAllIn<Row>(
  table: Table<Row, string>,
  first: readonly IndexRange[],
  other: readonly IndexRange[],
): Promise<boolean> {
  const count = async (ranges: readonly IndexRange[]) => {
    const counts = ranges.map(({ index, prefix, from = '', to = [] }) =>
      table
        .where(index)
        .between([...prefix, from], [...prefix, to])
        .count(),
    );
    return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
  };
  const [all, found] = await Promise.all([count(first), count(other)]);
  return all === found;
}
