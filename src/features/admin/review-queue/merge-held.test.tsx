import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import * as near from '../../../data/queries/admin/near-reports.ts';
import { MergeHeld } from './merge-held.tsx';

const report = (_id: string, address: string) =>
  ({ _id, disasterType: 'flood', address, reportedAt: '2026-01-05T08:00:00.000Z' }) as unknown as AdminReport;
const own = report('0f6d1c1e-0000-4000-8000-000000000001', 'Ward 7');
const other = report('0f6d1c1e-0000-4000-8000-000000000002', 'Ward 8');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('asks of which report it is a double, and merges it with the one that is named', async () => {
  vi.spyOn(near, 'nearReports').mockResolvedValue([{ report: other, km: 1, accuracyM: 12 }]);
  const onMerge = vi.fn<(other: AdminReport) => void>();
  render(<MergeHeld report={own} onMerge={onMerge} />);
  const merge = () => screen.queryByRole('button', { name: 'Merge with it' });
  fireEvent.click(await screen.findByRole('radio', { name: 'None of these' }));
  expect(merge()).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Ward 8/ }));
  fireEvent.click(merge() ?? document.body);
  expect(onMerge).toHaveBeenCalledExactlyOnceWith(other);
});
