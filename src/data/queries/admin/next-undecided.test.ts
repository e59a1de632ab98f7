import { afterEach, expect, it, vi } from 'vitest';
import * as list from './admin-reports.ts';
import { nextUndecided } from './next-undecided.ts';

afterEach(() => vi.restoreAllMocks());

const next = async (ids: readonly string[], id: string) => {
  const found = { rows: ids.map((_id) => ({ _id })), hasMore: false } as unknown as list.AdminReportList;
  const asked = vi.spyOn(list, 'adminReports').mockResolvedValue(found);
  const report = await nextUndecided(id, 'urgent');
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ status: 'pending', order: 'urgent', filter: { lane: 'main' } }),
  );
  return report?._id;
};

it('is the one after it in the list, the first after the last or after one that was decided, and none where nothing is left', async () => {
  expect(await next(['a', 'b', 'c'], 'a')).toBe('b');
  expect(await next(['a', 'b', 'c'], 'c')).toBe('a');
  expect(await next(['a', 'b'], 'decided')).toBe('a');
  expect(await next(['a'], 'a')).toBeUndefined();
  expect(await next([], 'a')).toBeUndefined();
});
