import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import * as commands from '../../../data/commands/admin/acts.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import * as same from '../../../data/queries/admin/same-records.ts';
import * as overview from '../../../hooks/admin/use-overview.ts';
import { SameSection } from './same-section.tsx';

const report = (_id: string, more: object = {}) =>
  ({
    _id,
    disasterType: 'flood',
    address: `Ward ${_id.at(-1)}`,
    description: 'Water',
    shownStatus: 'pending',
    reportedAt: `2026-01-05T08:0${_id.at(-1)}:00.000Z`,
    ...more,
  }) as unknown as AdminReport;
const own = report('0f6d1c1e-0000-4000-8000-000000000001');
const other = report('0f6d1c1e-0000-4000-8000-000000000002');

async function show(one: AdminReport, records: Partial<same.SameRecords<AdminReport>>) {
  vi.spyOn(overview, 'useOverview').mockReturnValue(undefined);
  vi.spyOn(same, 'sameReports').mockResolvedValue({ into: undefined, members: [], proposals: [], ...records });
  const saved = { ok: true, value: { id: 'item' } } as unknown as Awaited<ReturnType<typeof commands.mergeReport>>;
  const names = ['mergeReport', 'unmergeReport', 'keepReportApart', 'mergeAdded'] as const;
  const spies = names.map((name) => [name, vi.spyOn(commands, name).mockResolvedValue(saved)]);
  const onAct = vi.fn<() => void>();
  await act(async () => {
    render(
      <MemoryRouter>
        <SameSection report={one} onAct={onAct} />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return { ...(Object.fromEntries(spies) as Record<(typeof names)[number], ReturnType<typeof vi.fn>>), onAct };
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('is nothing where nothing is the same', async () => {
  await show(own, {});
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows both side by side and what speaks for it; the later one goes into the earlier', async () => {
  const acts = await show(other, { proposals: [{ other: own, why: ['place', 'words'] }] });
  expect(await screen.findByText(/^Same place.*Much the same words$/)).toBeDefined();
  expect(within(screen.getByRole('group', { name: /^This one/ })).getByText('Ward 2')).toBeDefined();
  expect(within(screen.getByRole('group', { name: /^The other one/ })).getByText('Ward 1')).toBeDefined();
  await press('Merge');
  expect(acts.mergeReport).toHaveBeenCalledExactlyOnceWith({ reportId: other._id, into: own._id });
  expect(acts.onAct).toHaveBeenCalledOnce();
});

it('says where one is over before both are merged', async () => {
  const over = { ...own, shownStatus: 'resolved' } as AdminReport;
  const acts = await show(other, { proposals: [{ other: over, why: ['place'] }] });
  expect(await screen.findByText('One of both is over. Merged, both count as it does.')).toBeDefined();
  await press('Merge');
  expect(acts.mergeReport).toHaveBeenCalledExactlyOnceWith({ reportId: other._id, into: own._id, isOver: true });
});

it('keeps both apart, and takes that back', async () => {
  const acts = await show(own, { proposals: [{ other, why: ['phone'] }] });
  await press('Keep apart');
  await press('Undo');
  expect(acts.keepReportApart.mock.calls).toEqual([
    [{ reportId: own._id, other: other._id, apart: true }],
    [{ reportId: own._id, other: other._id, apart: false }],
  ]);
});

it('of a merged one says into which it went, with a way out; of a head which reports tell of it', async () => {
  const acts = await show({ ...own, sameAs: other._id }, { into: other });
  expect((await screen.findByRole('link')).getAttribute('href')).toContain(other._id);
  await press('Unmerge');
  expect(acts.unmergeReport).toHaveBeenCalledExactlyOnceWith({ reportId: own._id, seen: other._id });
  cleanup();
  await show(own, { members: [other] });
  expect(await screen.findByText('2 reports tell of this:')).toBeDefined();
});

it('merges all that were sent as more about a disaster at once', async () => {
  const third = report('0f6d1c1e-0000-4000-8000-000000000003');
  const active = { ...own, shownStatus: 'active' } as AdminReport;
  const proposals = [other, third].map((one) => ({ other: one, why: ['added'] as const }));
  const acts = await show(active, { proposals });
  await press('Merge all that were sent as more about this');
  expect(acts.mergeAdded).toHaveBeenCalledExactlyOnceWith(own._id);
});
