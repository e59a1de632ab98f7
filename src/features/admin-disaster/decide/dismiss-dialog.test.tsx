import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { referenceOf } from '../../../../contract/reference.ts';
import type { AdminReport } from '../../../data/queries/admin/admin-reports.ts';
import * as near from '../../../data/queries/admin/near-reports.ts';
import type { DecisionAnswer } from './decision-answer.ts';
import { DismissDialog } from './dismiss-dialog.tsx';

const OTHER = '0f6d1c1e-0000-4000-8000-000000000002';

function report(_id: string, address: string): AdminReport {
  return {
    _id,
    disasterType: 'flood',
    address,
    reportedAt: '2026-01-05T08:00:00.000Z',
  } as unknown as AdminReport;
}

const own = report('0f6d1c1e-0000-4000-8000-000000000001', 'Ward 7');

function open(...others: near.NearReport[]) {
  vi.spyOn(near, 'nearReports').mockResolvedValue(others);
  const onDecide = vi.fn<DecisionAnswer['onDecide']>();
  render(<DismissDialog report={own} onDecide={onDecide} onClose={() => undefined} />);
  return onDecide;
}

const kind = () => screen.getByLabelText('Why');
const reason = () => screen.getByLabelText(/^Reason/);
const choose = (value: string) => fireEvent.change(kind(), { target: { value } });
const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
const one = /^Flood · .*Ward 8.* · 1\.2 km · /;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('dismisses nothing without a kind and a reason, and leads to the first that is missing', () => {
  const onDecide = open();
  dismiss();
  expect(screen.getByText('Please choose why.')).toBeDefined();
  expect(screen.getByText('Please give a reason.')).toBeDefined();
  expect(document.activeElement).toBe(kind());
  choose('false');
  fireEvent.input(reason(), { target: { value: '  ' } });
  dismiss();
  expect(screen.queryByText('Please choose why.')).toBeNull();
  expect(document.activeElement).toBe(reason());
  expect(onDecide).not.toHaveBeenCalled();
  fireEvent.input(reason(), { target: { value: 'Nobody is there.' } });
  dismiss();
  expect(onDecide.mock.calls).toEqual([[{ to: 'dismissed', dismissal: 'false', reason: 'Nobody is there.' }]]);
});

it('of a double asks of which report it is one: that is the reason, and more may be written', async () => {
  const onDecide = open({ report: report(OTHER, 'Ward 8'), km: 1.2, accuracyM: 12 });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  choose('duplicate');
  const other = await screen.findByRole('radio', { name: one });
  expect(other.closest('label')?.textContent).toContain(referenceOf(OTHER));
  dismiss();
  expect(screen.getByText('Please choose a report, or that it is none of these.')).toBeDefined();
  expect(document.activeElement).toBe(other);
  expect(onDecide).not.toHaveBeenCalled();
  fireEvent.click(other);
  dismiss();
  fireEvent.input(reason(), { target: { value: 'The same roof.' } });
  dismiss();
  const said = { to: 'dismissed', dismissal: 'duplicate' };
  const same = `Same event as ${referenceOf(OTHER)}.`;
  expect(onDecide.mock.calls).toEqual([[{ ...said, reason: same }], [{ ...said, reason: `${same} The same roof.` }]]);
});

it('of a double of none of these, or where there are none, needs a reason', async () => {
  const onDecide = open({ report: report(OTHER, 'Ward 8'), km: 1.2, accuracyM: 12 });
  choose('duplicate');
  fireEvent.click(await screen.findByRole('radio', { name: 'None of these' }));
  dismiss();
  expect(screen.getByText('Please give a reason.')).toBeDefined();
  cleanup();
  const onDecideAlone = open();
  choose('duplicate');
  expect(await screen.findByText(/^No other report of these days/)).toBeDefined();
  dismiss();
  expect(document.activeElement).toBe(reason());
  fireEvent.input(reason(), { target: { value: 'As told by phone.' } });
  dismiss();
  expect(onDecide).not.toHaveBeenCalled();
  expect(onDecideAlone.mock.calls).toEqual([
    [{ to: 'dismissed', dismissal: 'duplicate', reason: 'As told by phone.' }],
  ]);
});

it('offers to merge it with the report that is named, which is no dismissal', async () => {
  vi.spyOn(near, 'nearReports').mockResolvedValue([{ report: report(OTHER, 'Ward 8'), km: 1.2, accuracyM: 12 }]);
  const [onDecide, onMerge] = [vi.fn<DecisionAnswer['onDecide']>(), vi.fn<(other: string) => void>()];
  render(<DismissDialog report={own} onDecide={onDecide} onMerge={onMerge} onClose={() => undefined} />);
  choose('duplicate');
  expect(screen.queryByRole('button', { name: 'Merge with it' })).toBeNull();
  fireEvent.click(await screen.findByRole('radio', { name: one }));
  fireEvent.click(screen.getByRole('button', { name: 'Merge with it' }));
  expect(onMerge).toHaveBeenCalledExactlyOnceWith(OTHER);
  expect(onDecide).not.toHaveBeenCalled();
});
