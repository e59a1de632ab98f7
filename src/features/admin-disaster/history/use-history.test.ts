import { expect, test } from 'vitest';
import { historyStamp } from './use-history.ts';

const report = { shownStatus: 'active' as const, acts: { waiting: [], conflicts: [] } };
const waiting = {
  itemId: 'a',
  state: 'queued' as const,
  createdAt: 1,
  about: 'b',
  what: 'actOnReport.describe',
  body: {},
};

test('the history is asked for anew when something waits, when that has arrived, and when it was never seen to wait', () => {
  const isWaiting = { ...report, campaignRevision: 1, acts: { waiting: [waiting], conflicts: [] } };
  const arrived = { ...report, campaignRevision: 1 };
  const stamps = [report, isWaiting, arrived].map(historyStamp);
  expect(new Set(stamps).size).toBe(3);
  expect(historyStamp({ ...report })).toBe(stamps[0]);
});

test.each([
  { shownStatus: 'resolved' as const },
  { revision: 1 },
  { campaignRevision: 1 },
  { lane: 'main' as const },
  { image: '/api/images/1' },
])('is asked for anew after %j', (change) => {
  expect(historyStamp({ ...report, ...change })).not.toBe(historyStamp(report));
});
